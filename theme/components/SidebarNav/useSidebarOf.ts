import {
  cleanUrlByConfig,
  getSidebarDataGroup,
  useLocaleSiteData,
  usePage,
  useSite,
} from '@rspress/core/runtime';
import { useMemo } from 'react';
import { routeAt } from '../../navigation/pages';
import { type SidebarNode, sidebarName, sidebarNodes } from '../../navigation/sidebar';
import { inVersion, withoutVersion } from '../../navigation/versions';

/**
 * The sidebar of the current page: its accessible name and its nodes, none for a page
 * without a sidebar, the not-found page included. Every version of the documentation
 * has the same sidebars, less the pages that it lacks.
 */
export function useSidebarOf(): { name: string; nodes: SidebarNode[] } {
  const { sidebar } = useLocaleSiteData();
  const { site } = useSite();
  const { page } = usePage();
  return useMemo(() => {
    const all = site.multiVersion;
    const data = getSidebarDataGroup(sidebar, withoutVersion(page.routePath, all));
    const key = Object.keys(sidebar).find((candidate) => sidebar[candidate] === data);
    const nodes = sidebarNodes(data, (link) => {
      const address = inVersion(cleanUrlByConfig(link), page.version || all.default, all);
      return all.versions.length < 2 || routeAt(address) ? address : undefined;
    });
    return { name: sidebarName(key ?? ''), nodes };
  }, [sidebar, site, page]);
}
