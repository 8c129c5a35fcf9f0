import type { PageLanguage } from './language';

/** A link of a sidebar, with the language of its page. The address is without the base. */
export type SidebarLink = { text: string; link: string; lang?: PageLanguage };

/** A link of a sidebar, or a group of links under a heading. */
export type SidebarNode = SidebarLink | { text: string; items: SidebarNode[] };

/** Returns the links of a sidebar, from top to bottom. */
export function listSidebarLinks(nodes: SidebarNode[]): SidebarLink[] {
  return nodes.flatMap((node) => ('items' in node ? listSidebarLinks(node.items) : [node]));
}
