import type { RouteMeta, RspressPlugin, UserConfig } from '@rspress/core';
import type { Processor } from 'unified';
import { type Place, placeOf, type SidebarNode, sidebarKey } from './place.ts';

type Sidebars = NonNullable<NonNullable<UserConfig['themeConfig']>['sidebar']>;

/** A post of the blog, as the list of them needs it. */
export interface PostData {
  routePath: string;
  title: string;
  frontmatter: Record<string, unknown>;
}

/** What a page brings along in its chunk, beside what Rspress puts there (title, headings, front matter). */
export interface OwnPageData {
  routePath: string;
  version: string;
  lang: string;
  place?: Place;
  /** On the page that lists them. */
  posts?: PostData[];
}

const BLOG = '/blog/';
const POST_LIST = '/blog/archive';

/**
 * Keeps links and sections of Rspress's sidebar data; dividers and the like are not
 * ours, and a section without links is none.
 *
 * @param addressOf gives the address of a link; undefined leaves the link out
 */
function nodesOf(data: Sidebars[string], addressOf: (link: string) => string | undefined): SidebarNode[] {
  return data.flatMap((item): SidebarNode[] => {
    if ('items' in item) {
      const items = nodesOf(item.items, addressOf);
      return items.length > 0 ? [{ text: item.text, items }] : [];
    }
    const link = 'link' in item && item.link && addressOf(item.link);
    return link ? [{ text: item.text, link }] : [];
  });
}

/**
 * The sidebar of a key in each version of the documentation: the same everywhere, less
 * the pages that a version lacks.
 */
function sidebarsOf(
  sidebars: Sidebars,
  routes: RouteMeta[],
): (version: string, key: string) => SidebarNode[] {
  const known = new Map<string, SidebarNode[]>();
  return (version, key) => {
    const id = `${version} ${key}`;
    let nodes = known.get(id);
    if (!nodes) {
      const ofVersion = routes.filter((route) => route.version === version);
      const addresses = new Map(ofVersion.map((route) => [route.pureRoutePath, route.routePath]));
      const isOneOfSeveral = ofVersion.length < routes.length;
      nodes = nodesOf(
        sidebars[key] ?? [],
        (link) => addresses.get(link) ?? (isOneOfSeveral ? undefined : link),
      );
      known.set(id, nodes);
    }
    return nodes;
  };
}

/**
 * Lets each page bring along its own data, its place in the sidebars included, so that
 * what a visitor downloads does not grow with the number of pages.
 */
export function ownPageData(): RspressPlugin {
  let sidebars: Sidebars = {};
  let routes = new Map<string, RouteMeta>();
  let sidebarIn = sidebarsOf({}, []);
  let posts: PostData[] = [];

  function dataOf(file: string): OwnPageData | undefined {
    const route = routes.get(file);
    if (!route) {
      return undefined;
    }
    const { routePath, pureRoutePath, version, lang } = route;
    const key = sidebarKey(Object.keys(sidebars), pureRoutePath);
    return {
      routePath,
      version,
      lang,
      place: key === undefined ? undefined : placeOf(key, sidebarIn(version, key), routePath),
      posts: pureRoutePath === POST_LIST ? posts : undefined,
    };
  }

  /** What stands in `pageMeta` is what Rspress tells of a page where it is shown. */
  function remarkOwnData(this: Processor) {
    const meta = this.data('pageMeta' as never) as object;
    return (_: unknown, file: { path: string }) => {
      Object.assign(meta, dataOf(file.path));
    };
  }

  return {
    name: 'site:own-page-data',
    config(config) {
      sidebars = config.themeConfig?.sidebar ?? {};
      config.themeConfig = { ...config.themeConfig, sidebar: {} };
      return config;
    },
    routeGenerated(generated) {
      routes = new Map(generated.map((route) => [route.absolutePath, route]));
      sidebarIn = sidebarsOf(sidebars, generated);
      posts = [];
    },
    // `search: false` in the configuration still writes a search index; a page
    // marked so in its front matter stays out of it, and an empty one is not written.
    modifySearchIndexData(pages) {
      for (const page of pages) {
        page.frontmatter = { ...page.frontmatter, search: false };
      }
    },
    extendPageData({ routePath, title, frontmatter }) {
      if (routePath.startsWith(BLOG) && routePath !== POST_LIST) {
        posts.push({ routePath, title, frontmatter });
      }
    },
    markdown: { remarkPlugins: [remarkOwnData] },
  };
}
