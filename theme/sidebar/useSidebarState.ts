import { cleanUrlByConfig, useSite } from '@rspress/core/runtime';
import type { PageLanguage } from '../../shared/language';
import { listSidebarLinks, type SidebarLink, type SidebarNode } from '../../shared/sidebar';
import { withoutVersion } from '../../shared/versions';
import { usePageLanguages } from '../page/languages';
import { oncePer } from '../page/oncePer';
import { usePage } from '../page/page';
import { useVersions } from '../versions/useVersions';
import { findSidebarKey, makeSidebarState, type SidebarState } from './sidebarState';

/** Rspress's data about the sidebars, by their keys. */
type Sidebars = NonNullable<ReturnType<typeof useSite>['site']['themeConfig']['sidebar']>;

/** Returns the links and groups of Rspress's sidebar data, with the addresses of the site. */
const readSidebarData = oncePer((sidebarData: Sidebars[string]): SidebarNode[] =>
  sidebarData.flatMap((item): SidebarNode[] => {
    if ('items' in item) {
      return [{ text: item.text, items: readSidebarData(item.items) }];
    }
    return 'link' in item && item.link
      ? [{ text: item.text, link: cleanUrlByConfig(item.link) }]
      : [];
  }),
);

/**
 * Returns the links and groups of a sidebar in a version, without empty groups and without links
 * that have no address in the version. Each link tells the language of its page.
 *
 * @param findAddress returns the address of a link in the version
 * @param languages the languages of the pages, by address
 */
function selectNodes(
  nodes: SidebarNode[],
  findAddress: (link: string) => string | undefined,
  languages: Map<string, PageLanguage>,
): SidebarNode[] {
  return nodes.flatMap((node): SidebarNode[] => {
    if ('items' in node) {
      const items = selectNodes(node.items, findAddress, languages);
      return items.length > 0 ? [{ text: node.text, items }] : [];
    }
    const link = findAddress(node.link);
    return link ? [{ text: node.text, link, lang: languages.get(link) }] : [];
  });
}

/**
 * Returns a function that takes the key of a sidebar and returns the nodes of the sidebar, without
 * pages that the current version lacks.
 */
function useSidebarNodes(): (key: string) => SidebarNode[] {
  const { sidebar: sidebars = {} } = useSite().site.themeConfig;
  const { hasSeveralVersions, currentVersion, findPageIn } = useVersions();
  const languages = usePageLanguages();
  return (key) =>
    selectNodes(
      readSidebarData(sidebars[key] ?? []),
      (link) => (hasSeveralVersions ? findPageIn(currentVersion, link) : link),
      languages,
    );
}

/**
 * Returns the whole sidebar beside the rendered page, and its key in the configuration; undefined
 * when the page has no sidebar.
 */
export function useSidebar(): { key: string; nodes: SidebarNode[] } | undefined {
  const { routePath, pageType } = usePage();
  const { sidebar: sidebars = {} } = useSite().site.themeConfig;
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
