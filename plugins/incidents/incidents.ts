import type { RspressPlugin } from '@rspress/core';
import type { PageLanguage } from '../../shared/language.ts';
import { buildTime } from '../site/buildTime.ts';
import { type FrontMatter, readFrontMatter, timeOf } from '../sources/frontMatter.ts';
import { readText } from '../sources/textFile.ts';

/** An incident or planned maintenance; times in milliseconds since 1970. */
export interface Incident {
  kind: 'incident' | 'maintenance';
  services: string[];
  from: number;
  /** Undefined while an incident lasts. */
  to: number | undefined;
}

export interface IncidentPost extends Incident {
  address: string;
  title: string;
  /** Of the post. */
  lang?: PageLanguage;
  /** Whether it was over when the site was built. */
  isOver: boolean;
}

/** The incident that a post tells of; undefined for any other post. */
export const incidentOf = ({ services, from, to, kind = 'incident' }: FrontMatter): Incident | undefined =>
  services && { kind, services, from: timeOf(from), to: to === undefined ? undefined : timeOf(to) };

/** Gives every page the incidents that posts tell of, as `incidents`, the newest first. */
export function incidents(): RspressPlugin {
  let posts: IncidentPost[] = [];
  return {
    name: 'site:incidents',
    routeGenerated(routes) {
      posts = routes
        .filter(({ routePath }) => routePath.startsWith('/blog/'))
        .flatMap(({ routePath: address, absolutePath }) => {
          const { values } = readFrontMatter(readText(absolutePath));
          const incident = incidentOf(values);
          const isOver = incident?.to !== undefined && incident.to <= buildTime();
          const { title = address, lang } = values;
          return incident ? { ...incident, address, title, lang, isOver } : [];
        })
        .sort((one, other) => other.from - one.from);
    },
    extendPageData(page) {
      Object.assign(page, { incidents: posts });
    },
  };
}
