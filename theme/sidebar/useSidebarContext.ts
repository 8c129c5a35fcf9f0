import { cleanUrlByConfig, usePages, useSite } from '@rspress/core/runtime';
import { readingOrder, type SidebarLink, type SidebarNode } from '../../shared/sidebar';
import { inVersion, withoutVersion } from '../../shared/versions';
import { usePage } from '../page/page';
import { useVersions } from '../versions/useVersions';
import { type SidebarContext, sidebarContext, sidebarKey } from './sidebarContext';

type Sidebars = NonNullable<ReturnType<typeof useSite>['site']['themeConfig']['sidebar']>;

/**
 * Keeps links and sections of Rspress's sidebar data. Dividers are left out, and so is a
 * section without links.
 *
 * @param addressOf gives the address of a link; undefined leaves the link out
 */
function nodesOf(data: Sidebars[string], addressOf: (link: string) => string | undefined): SidebarNode[] {
  return data.flatMap((item): SidebarNode[] => {
    if ('items' in item) {
      const items = nodesOf(item.items, addressOf);
      return items.length > 0 ? [{ text: item.text, items }] : [];
    }
    const link = 'link' in item && item.link && addressOf(cleanUrlByConfig(item.link));
    return link ? [{ text: item.text, link }] : [];
  });
}

/** The nodes of a sidebar, by version and key: the same for all pages beside it. */
const nodesByVersion = new Map<string, SidebarNode[]>();

/**
 * What a sidebar holds, in the version of the page that is rendered.
 *
 * @returns a function of the sidebar's key in the configuration
 */
function useNodes(): (key: string) => SidebarNode[] {
  const { sidebar: sidebars = {} } = useSite().site.themeConfig;
  const { pages } = usePages();
  const { all, areSeveral, current } = useVersions();
  return (key) => {
    const id = `${current} ${key}`;
    let nodes = import.meta.env.PROD ? nodesByVersion.get(id) : undefined;
    if (!nodes) {
      const existing = areSeveral && new Set(pages.map((page) => page.routePath));
      // The same in every version, less the pages that the version lacks.
      nodes = nodesOf(sidebars[key] ?? [], (link) => {
        const address = inVersion(link, current, all);
        return !existing || existing.has(address) ? address : undefined;
      });
      nodesByVersion.set(id, nodes);
    }
    return nodes;
  };
}

/** The whole sidebar beside the page that is rendered, and its key in the configuration; undefined when it has none. */
export function useSidebar(): { key: string; nodes: SidebarNode[] } | undefined {
  const { routePath, pageType } = usePage();
  const { sidebar: sidebars = {} } = useSite().site.themeConfig;
  const nodesOfSidebar = useNodes();
  const key = sidebarKey(Object.keys(sidebars), withoutVersion(routePath, useVersions().all));
  return key === undefined || pageType === '404' ? undefined : { key, nodes: nodesOfSidebar(key) };
}

/** What the sidebar shows beside the page that is rendered; undefined when it has none. */
export function useSidebarContext(): SidebarContext | undefined {
  const { routePath } = usePage();
  const sidebar = useSidebar();
  return sidebar && sidebarContext(sidebar.key, sidebar.nodes, routePath);
}

/** The links of a sidebar in reading order, by its key in the configuration. */
export const useSidebarLinks = (key: string): SidebarLink[] => readingOrder(useNodes()(key));
