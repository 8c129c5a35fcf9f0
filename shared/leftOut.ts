import { services, site } from './configuration.ts';
import type { SidebarNode } from './sidebar.ts';

// The patterns also match addresses that begin with the name of a version of the documentation.
const GUIDE_PATTERN = /^\/(?:[^/]+\/)?docs\/mattermost\//;
const SERVICE_PATTERN = /^\/(?:[^/]+\/)?docs\/services\/([\w-]+)/;

/**
 * Checks whether the site leaves out a page: one of the guide, if the site has no guide, or one of a
 * service that is not listed.
 */
export function isLeftOut(address: string): boolean {
  const [, id] = SERVICE_PATTERN.exec(address) ?? [];
  const isUnlisted = id !== undefined && services.every((service) => service.id !== id);
  return isUnlisted || (site.guide === 'none' && GUIDE_PATTERN.test(address));
}

/** Returns a sidebar without pages that the site leaves out, and without groups left empty. */
export const withoutLeftOut = (nodes: readonly SidebarNode[]): SidebarNode[] =>
  nodes.flatMap((node): SidebarNode[] => {
    if ('items' in node) {
      const items = withoutLeftOut(node.items);
      return items.length > 0 ? [{ ...node, items }] : [];
    }
    return isLeftOut(node.link) ? [] : [node];
  });
