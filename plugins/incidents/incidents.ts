import type { RspressPlugin } from '@rspress/core';
import type { Incident, IncidentPost } from '../../shared/incident.ts';
import { type FrontMatter, timeOf } from '../../shared/schemas/frontMatterSchema.ts';
import { buildTime } from '../site/buildTime.ts';
import { readFrontMatter } from '../sources/frontMatter.ts';
import { readText } from '../sources/textFile.ts';

/** Returns the incident that a post is about; undefined for any other post. */
export const incidentOf = ({
  services,
  from,
  to,
  kind = 'incident',
}: FrontMatter): Incident | undefined =>
  services && { kind, services, from: timeOf(from), to: to === undefined ? undefined : timeOf(to) };

/** Adds to the data of every page, as `incidents`, the incidents of all posts, the newest first. */
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
