/** A link of a sidebar; the address without the base. */
export type SidebarLink = { text: string; link: string };

export type SidebarNode = SidebarLink | { text: string; items: SidebarNode[] };

/** The links of a sidebar, from top to bottom. */
export function readingOrder(nodes: SidebarNode[]): SidebarLink[] {
  return nodes.flatMap((node) => ('items' in node ? readingOrder(node.items) : [node]));
}
