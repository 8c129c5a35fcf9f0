import { cleanUrlByConfig, usePages, useSite } from '@rspress/core/runtime';
import { usePage } from '../page/page';
import { type DocsVersions, inVersion, withoutVersion } from '../versions/versions';
import { type SidebarContext, type SidebarNode, sidebarContext, sidebarKey } from './sidebarContext';

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
 * The sidebar in a version of the documentation: the same everywhere, less the pages that
 * the version lacks.
 */
function nodesIn(
  version: string,
  key: string,
  sidebars: Sidebars,
  all: DocsVersions,
  addresses: () => Set<string>,
): SidebarNode[] {
  const id = `${version} ${key}`;
  const known = import.meta.env.PROD ? nodesByVersion.get(id) : undefined;
  if (known) {
    return known;
  }
  const existing = all.versions.length > 1 ? addresses() : undefined;
  const nodes = nodesOf(sidebars[key] ?? [], (link) => {
    const address = version ? inVersion(link, version, all) : link;
    return !existing || existing.has(address) ? address : undefined;
  });
  nodesByVersion.set(id, nodes);
  return nodes;
}

/** The sidebar beside the page that is rendered; undefined when it has none. */
export function useSidebarContext(): SidebarContext | undefined {
  const { routePath, version = '', pageType } = usePage();
  const { site } = useSite();
  const { pages } = usePages();
  const sidebars = site.themeConfig.sidebar ?? {};
  const key =
    pageType === '404'
      ? undefined
      : sidebarKey(Object.keys(sidebars), withoutVersion(routePath, site.multiVersion));
  if (key === undefined) {
    return undefined;
  }
  const addresses = () => new Set(pages.map((page) => page.routePath));
  return sidebarContext(key, nodesIn(version, key, sidebars, site.multiVersion, addresses), routePath);
}
