import { listSidebarLinks, type SidebarLink, type SidebarNode } from '../../shared/sidebar';

/** The sidebar beside a page, and the place of the page in it. */
export interface SidebarState {
  /** Accessible name of the sidebar beside the page: `Docs sidebar`. */
  name: string;
  /** The links and groups that the sidebar shows on this page. */
  nodes: SidebarNode[];
  /** The first link of the sidebar. */
  root: SidebarLink;
  /** The titles of the groups that contain the page, the outermost first. */
  groups: string[];
  /** The link to the page itself; undefined when the page is not in the sidebar. */
  self?: SidebarLink;
  previous?: SidebarLink;
  next?: SidebarLink;
}

/** About the largest number of links in a sidebar, so that pages do not grow with the site. */
export const MAX_LINKS = 36;

/** Returns the nodes from the outermost group down to the link to an address; empty without it. */
function findTrail(nodes: SidebarNode[], address: string): SidebarNode[] {
  for (const node of nodes) {
    if ('items' in node) {
      const trail = findTrail(node.items, address);
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
 * Shortens a long sidebar for a page. A group that does not contain the page becomes a link to
 * the first page of the group. A long list is divided into blocks of `MAX_LINKS` nodes, and only
 * the block that contains the page stays.
 *
 * @param trail the nodes from the outermost group down to the link to the page
 */
function shortenAround(nodes: SidebarNode[], trail: SidebarNode[]): SidebarNode[] {
  const [nodeWithPage] = trail;
  const shortenedNodes = nodes.map((node): SidebarNode => {
    if (!('items' in node)) {
      return node;
    }
    const [firstLink] = listSidebarLinks(node.items);
    return node === nodeWithPage
      ? { ...node, items: shortenAround(node.items, trail.slice(1)) }
      : { text: node.text, link: firstLink?.link ?? '' };
  });
  // All pages of a block have the same links beside them, so that the navigation keeps the sidebar
  // when a visitor goes from one to the next.
  const blockStart = nodeWithPage
    ? Math.floor(nodes.indexOf(nodeWithPage) / MAX_LINKS) * MAX_LINKS
    : 0;
  return shortenedNodes.slice(blockStart, blockStart + MAX_LINKS);
}

/** Returns `Docs sidebar` for the key `/docs`, and `Services sidebar` for `/docs/services`. */
function makeSidebarName(key: string): string {
  const lastPart = key.split('/').filter(Boolean).at(-1) ?? '';
  return `${lastPart.charAt(0).toUpperCase()}${lastPart.slice(1)} sidebar`;
}

/** Returns the key of a page's sidebar: the longest one with which the page's address begins. */
export function findSidebarKey(keys: string[], address: string): string | undefined {
  return keys
    .filter((key) => `${address}/`.startsWith(key.endsWith('/') ? key : `${key}/`))
    .sort((one, other) => other.length - one.length)[0];
}

/**
 * Returns the sidebar beside a page; undefined if the sidebar is empty.
 *
 * @param key the key of the sidebar in the configuration
 * @param nodes all its nodes
 * @param address the address of the page
 */
export function makeSidebarState(
  key: string,
  nodes: SidebarNode[],
  address: string,
): SidebarState | undefined {
  const links = listSidebarLinks(nodes);
  const [root] = links;
  if (!root) {
    return undefined;
  }
  const trail = findTrail(nodes, address);
  const index = links.findIndex(({ link }) => link === address);
  return {
    name: makeSidebarName(key),
    nodes: links.length > MAX_LINKS ? shortenAround(nodes, trail) : nodes,
    root,
    groups: trail.slice(0, -1).map(({ text }) => text),
    ...(index !== -1 && { self: links[index], previous: links[index - 1], next: links[index + 1] }),
  };
}
