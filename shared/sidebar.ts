/** A link of a sidebar; the address without the base. */
export interface SidebarLink {
  text: string;
  link: string;
}

export interface SidebarSection {
  text: string;
  items: SidebarNode[];
}

/** What our sidebars hold: links, and sections of links. */
export type SidebarNode = SidebarLink | SidebarSection;

/** Every link in reading order. */
export function readingOrder(nodes: SidebarNode[]): SidebarLink[] {
  return nodes.flatMap((node) => ('items' in node ? readingOrder(node.items) : [node]));
}
