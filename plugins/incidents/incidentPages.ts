import { readFileSync } from 'node:fs';
import type { RspressPlugin } from '@rspress/core';
import { buildTime } from '../site/buildTime.ts';
import { readFrontMatter } from '../sources/frontMatter.ts';
import { type IncidentPost, incidentOf } from './incidents.ts';

/** Gives every page the incidents that posts tell of, as `incidents`, the newest first. */
export function incidentPages(): RspressPlugin {
  let incidents: IncidentPost[] = [];
  return {
    name: 'site:incident-pages',
    routeGenerated(routes) {
      incidents = routes
        .filter(({ routePath }) => routePath.startsWith('/blog/'))
        .flatMap(({ routePath: address, absolutePath }) => {
          const { values } = readFrontMatter(readFileSync(absolutePath, 'utf8'));
          const incident = incidentOf(values);
          const isOver = incident?.to !== undefined && incident.to <= buildTime();
          return incident ? [{ ...incident, address, title: values.title ?? address, isOver }] : [];
        })
        .sort((one, other) => other.from - one.from);
    },
    extendPageData(page) {
      Object.assign(page, { incidents });
    },
  };
}
