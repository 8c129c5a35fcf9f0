import type { RspressPlugin } from '@rspress/core';
import { buildTimeMs } from '../../shared/buildTime.ts';
import type { Incident, IncidentPost } from '../../shared/incident.ts';
import { type FrontMatter, parseTime } from '../../shared/schemas/frontMatterSchema.ts';
import { readFrontMatter } from '../sources/frontMatter.ts';
import { readText } from '../sources/textFile.ts';

/** Returns the incident that a post describes; undefined for any other post. */
export const toIncident = ({
  services,
  from,
  to,
  kind = 'incident',
}: FrontMatter): Incident | undefined =>
  services && {
    kind,
    services,
    from: parseTime(from),
    to: to === undefined ? undefined : parseTime(to),
  };

/** Gives every page the incidents that posts describe, as `incidents`, with the newest first. */
export function incidents(): RspressPlugin {
  let incidentPosts: IncidentPost[] = [];
  return {
    name: 'site:incidents',
    routeGenerated(routes) {
      incidentPosts = routes
        .filter(({ routePath }) => routePath.startsWith('/blog/'))
        .flatMap(({ routePath: address, absolutePath }) => {
          const { values } = readFrontMatter(readText(absolutePath));
          const incident = toIncident(values);
          const isOver = incident?.to !== undefined && incident.to <= buildTimeMs();
          const { title = address, lang } = values;
          return incident ? { ...incident, address, title, lang, isOver } : [];
        })
        .sort((one, other) => other.from - one.from);
    },
    extendPageData(page) {
      Object.assign(page, { incidents: incidentPosts });
    },
  };
}
