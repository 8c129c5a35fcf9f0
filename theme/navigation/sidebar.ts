import type { SidebarData } from '@rspress/core';

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

/**
 * Keeps links and sections of Rspress's sidebar data; dividers and the like are not
 * ours, and a section without links is none.
 *
 * @param addressOf gives the address of a link, which Rspress writes with `.html`;
 *   undefined leaves the link out
 */
export function sidebarNodes(
  data: SidebarData,
  addressOf: (link: string) => string | undefined,
): SidebarNode[] {
  return data.flatMap((item): SidebarNode[] => {
    if ('items' in item) {
      const items = sidebarNodes(item.items, addressOf);
      return items.length > 0 ? [{ text: item.text, items }] : [];
    }
    const link = 'link' in item && addressOf(item.link);
    return link ? [{ text: item.text, link }] : [];
  });
}

/** Every link in reading order. */
export function readingOrder(nodes: SidebarNode[]): SidebarLink[] {
  return nodes.flatMap((node) => ('items' in node ? readingOrder(node.items) : [node]));
}

/** The links before and after `pathname` in reading order; both absent when it is not in the sidebar. */
export function neighbors(
  nodes: SidebarNode[],
  pathname: string,
): { previous?: SidebarLink; next?: SidebarLink } {
  const links = readingOrder(nodes);
  const index = links.findIndex(({ link }) => link === pathname);
  return index === -1 ? {} : { previous: links[index - 1], next: links[index + 1] };
}

/** The nodes from the outermost section down to the link of `pathname`; empty when it is not in the sidebar. */
export function trailTo(nodes: SidebarNode[], pathname: string): SidebarNode[] {
  for (const node of nodes) {
    if ('items' in node) {
      const trail = trailTo(node.items, pathname);
      if (trail.length > 0) {
        return [node, ...trail];
      }
    } else if (node.link === pathname) {
      return [node];
    }
  }
  return [];
}

/** `Docs sidebar` for a sidebar keyed `/docs`, `Services sidebar` for `/docs/services`. */
export function sidebarName(key: string): string {
  const last = key.split('/').filter(Boolean).at(-1) ?? '';
  return `${last.charAt(0).toUpperCase()}${last.slice(1)} sidebar`;
}
