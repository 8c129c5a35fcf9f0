import { cleanUrlByConfig, useSite } from '@rspress/core/runtime';
import { listSidebarLinks, type SidebarLink, type SidebarNode } from '../../shared/sidebar';
import { withoutVersion } from '../../shared/versions';
import { oncePer } from '../page/oncePer';
import { type PagesByAddress, usePage, usePagesByAddress } from '../page/page';
import { useVersions } from '../versions/useVersions';
import { findSidebarKey, makeSidebarState, type SidebarState } from './sidebarState';

/** Returns the sidebars of rspress.config.ts, by their keys. */
const useSidebars = () =>
  (useSite().site.themeConfig.sidebar ?? {}) as Record<string, SidebarNode[]>;

/** Returns the links and groups of Rspress's sidebar data, with the addresses of the site. */
const readSidebarData = oncePer((nodes: SidebarNode[]): SidebarNode[] =>
  nodes.map(({ text, ...node }) =>
    'items' in node
      ? { text, items: readSidebarData(node.items) }
      : { text, link: cleanUrlByConfig(node.link) },
  ),
);

/**
 * Returns the links and groups of a sidebar in a version, without empty groups and without links
 * that have no address in the version. Each link tells the language of its page.
 *
 * @param findAddress returns the address of a link in the version
 */
function selectNodes(
  nodes: SidebarNode[],
  findAddress: (link: string) => string | undefined,
  pages: PagesByAddress,
): SidebarNode[] {
  return nodes.flatMap((node): SidebarNode[] => {
    if ('items' in node) {
      const items = selectNodes(node.items, findAddress, pages);
      return items.length > 0 ? [{ text: node.text, items }] : [];
    }
    const link = findAddress(node.link);
    return link ? [{ text: node.text, link, lang: pages.get(link)?.frontmatter.lang }] : [];
  });
}

/** Returns a function that gives a sidebar's nodes by its key, without pages the version lacks. */
function useSidebarNodes(): (key: string) => SidebarNode[] {
  const sidebars = useSidebars();
  const { hasSeveralVersions, currentVersion, findPageIn } = useVersions();
  const pages = usePagesByAddress();
  return (key) =>
    selectNodes(
      readSidebarData(sidebars[key] ?? []),
      (link) => (hasSeveralVersions ? findPageIn(currentVersion, link) : link),
      pages,
    );
}

/**
 * Returns the whole sidebar beside the rendered page, and its key in the configuration; undefined
 * when the page has no sidebar.
 */
export function useSidebar(): { key: string; nodes: SidebarNode[] } | undefined {
  const { routePath, pageType } = usePage();
  const sidebars = useSidebars();
  const getNodes = useSidebarNodes();
  const key = findSidebarKey(
    Object.keys(sidebars),
    withoutVersion(routePath, useVersions().docsVersions),
  );
  return key === undefined || pageType === '404' ? undefined : { key, nodes: getNodes(key) };
}

/** Returns the sidebar as the rendered page shows it; undefined if it has none. */
export function useSidebarState(): SidebarState | undefined {
  const { routePath } = usePage();
  const sidebar = useSidebar();
  return sidebar && makeSidebarState(sidebar.key, sidebar.nodes, routePath);
}

/**
 * Returns the links of a sidebar, from top to bottom.
 *
 * @param key the key of the sidebar in the configuration, such as `/docs`
 */
export const useSidebarLinks = (key: string): SidebarLink[] =>
  listSidebarLinks(useSidebarNodes()(key));
