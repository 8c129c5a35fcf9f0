import { cleanUrlByConfig, getSidebarDataGroup, useLocaleSiteData, usePage } from '@rspress/core/runtime';
import { useMemo } from 'react';
import { type SidebarNode, sidebarName, sidebarNodes } from '../../navigation/sidebar';

/** The sidebar of the current page: its accessible name and its nodes, none for a page without a sidebar. */
export function useSidebarOf(): { name: string; nodes: SidebarNode[] } {
  const { sidebar } = useLocaleSiteData();
  const { page } = usePage();
  return useMemo(() => {
    const data = getSidebarDataGroup(sidebar, page.routePath);
    const key = Object.keys(sidebar).find((candidate) => sidebar[candidate] === data);
    return { name: sidebarName(key ?? ''), nodes: sidebarNodes(data, cleanUrlByConfig) };
  }, [sidebar, page.routePath]);
}
