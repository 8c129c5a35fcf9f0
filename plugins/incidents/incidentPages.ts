import { readFileSync } from 'node:fs';
import type { RouteMeta, RspressPlugin } from '@rspress/core';
import { services } from '../../services.config.ts';
import { buildTime } from '../site/buildTime.ts';
import { readFrontMatter } from '../sources/frontMatter.ts';
import { incidentOf } from './incidents.ts';
import { type IncidentPost, serviceHistory } from './serviceHistory.ts';

/** The posts that tell of an incident. */
function incidentPosts(routes: RouteMeta[]): IncidentPost[] {
  return routes
    .filter(({ routePath }) => routePath.startsWith('/blog/'))
    .flatMap(({ routePath, absolutePath }) => {
      const { values } = readFrontMatter(readFileSync(absolutePath, 'utf8'));
      const incident = incidentOf(values);
      return incident ? [{ address: routePath, title: values.title ?? routePath, incident }] : [];
    });
}

/**
 * Gives the pages what they tell of incidents: a post that tells of one its `incident`, the page of a
 * service that had one its `history`.
 */
export function incidentPages(): RspressPlugin {
  let posts: IncidentPost[] = [];
  return {
    name: 'site:incident-pages',
    routeGenerated(routes) {
      posts = incidentPosts(routes);
    },
    extendPageData(page) {
      const { incident } = posts.find(({ address }) => address === page.routePath) ?? {};
      const service = services.find(({ id }) => page.routePath === `/docs/services/${id}`);
      const history = service && serviceHistory(service, posts, buildTime());
      Object.assign(page, incident && { incident }, history && { history });
    },
  };
}
