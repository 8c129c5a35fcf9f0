import { readingOrder, type SidebarLink, type SidebarNode } from '../../shared/sidebar';

/** The sidebar beside a page, and the place of the page in it. */
export interface SidebarState {
  /** Accessible name of the sidebar beside the page: `Docs sidebar`. */
  name: string;
  /** The links and sections that it shows on this page. */
  nodes: SidebarNode[];
  /** The first link of the sidebar. */
  root: SidebarLink;
  /** The sections that contain the page, the outermost first. */
  sections: string[];
  /** The link of the page itself; absent when the sidebar lacks it. */
  self?: SidebarLink;
  previous?: SidebarLink;
  next?: SidebarLink;
}

/** A longer sidebar is cut to about this many links, so that pages do not grow with the site. */
export const MAX_LINKS = 36;

/**
 * The nodes from the outermost section down to the link of `address`; empty when it is not among
 * them.
 */
function trailTo(nodes: SidebarNode[], address: string): SidebarNode[] {
  for (const node of nodes) {
    if ('items' in node) {
      const trail = trailTo(node.items, address);
      if (trail.length > 0) {
        return [node, ...trail];
      }
    } else if (node.link === address) {
      return [node];
    }
  }
  return [];
}

/**
 * Shortens a long sidebar: other sections become a link to their first page, and of a long list
 * only a block stays.
 */
function around(nodes: SidebarNode[], trail: SidebarNode[]): SidebarNode[] {
  const [here] = trail;
  const folded = nodes.map((node): SidebarNode => {
    if (!('items' in node)) {
      return node;
    }
    const [first] = readingOrder(node.items);
    return node === here
      ? { ...node, items: around(node.items, trail.slice(1)) }
      : { text: node.text, link: first?.link ?? '' };
  });
  // Blocks, so that neighboring pages show the same part and navigation keeps it.
  const start = here ? Math.floor(nodes.indexOf(here) / MAX_LINKS) * MAX_LINKS : 0;
  return folded.slice(start, start + MAX_LINKS);
}

/** `Docs sidebar` for a sidebar keyed `/docs`, `Services sidebar` for `/docs/services`. */
function sidebarName(key: string): string {
  const last = key.split('/').filter(Boolean).at(-1) ?? '';
  return `${last.charAt(0).toUpperCase()}${last.slice(1)} sidebar`;
}

/** The key of the sidebar beside a page, the longest that its address begins with. */
export function sidebarKey(keys: string[], address: string): string | undefined {
  return keys
    .filter((key) => `${address}/`.startsWith(key.endsWith('/') ? key : `${key}/`))
    .sort((one, other) => other.length - one.length)[0];
}

/** The sidebar beside a page; undefined when it is empty. */
export function makeSidebarState(
  key: string,
  nodes: SidebarNode[],
  address: string,
): SidebarState | undefined {
  const links = readingOrder(nodes);
  const [root] = links;
  if (!root) {
    return undefined;
  }
  const trail = trailTo(nodes, address);
  const index = links.findIndex(({ link }) => link === address);
  return {
    name: sidebarName(key),
    nodes: links.length > MAX_LINKS ? around(nodes, trail) : nodes,
    root,
    sections: trail.slice(0, -1).map(({ text }) => text),
    ...(index !== -1 && { self: links[index], previous: links[index - 1], next: links[index + 1] }),
  };
}
