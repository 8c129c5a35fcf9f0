/** A link of a sidebar; the address without the base. */
export interface SidebarLink {
  text: string;
  link: string;
}

export interface SidebarSection {
  text: string;
  items: SidebarNode[];
}

export type SidebarNode = SidebarLink | SidebarSection;

/** The links of a sidebar, from top to bottom. */
export function readingOrder(nodes: SidebarNode[]): SidebarLink[] {
  return nodes.flatMap((node) => ('items' in node ? readingOrder(node.items) : [node]));
}
