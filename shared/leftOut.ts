import { services, site } from './configuration.ts';
import type { SidebarNode } from './sidebar.ts';

// Below a folder of their version if there are versions.
const GUIDE = /^\/(?:[^/]+\/)?docs\/mattermost\//;
const SERVICE = /^\/(?:[^/]+\/)?docs\/services\/([\w-]+)/;

/**
 * Whether a page is no part of the site: one of the guide where there is none, or that of a service
 * which is not listed.
 */
export function isLeftOut(address: string): boolean {
  const [, id] = SERVICE.exec(address) ?? [];
  const isUnlisted = id !== undefined && services.every((service) => service.id !== id);
  return isUnlisted || (site.guide === 'none' && GUIDE.test(address));
}

/** A sidebar without links to pages that are left out, and without groups that have no others. */
export const withoutLeftOut = (nodes: readonly SidebarNode[]): SidebarNode[] =>
  nodes.flatMap((node): SidebarNode[] => {
    if ('items' in node) {
      const items = withoutLeftOut(node.items);
      return items.length > 0 ? [{ ...node, items }] : [];
    }
    return isLeftOut(node.link) ? [] : [node];
  });
