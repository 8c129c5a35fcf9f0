import { initPageData, pathnameToRouteService, usePage as usePageData } from '@rspress/core/runtime';
import type { OwnPageData } from '../../plugins/pageData/pageData';
import { isAddressOf } from './address';

/** What is known of one page: its address, title, front matter, headings, place in the sidebars. */
export type Page = ReturnType<typeof usePageData>['page'] & OwnPageData;
type Route = NonNullable<ReturnType<typeof pathnameToRouteService>>;

/** The page that is shown. */
export const usePage = () => usePageData().page as Page;

/** An address that no page has. */
const NOWHERE = '/404';

/**
 * The route of exactly this address (without the base). Rspress alone would also
 * find a page whatever the case and the slashes, which the server does not.
 */
export function routeAt(pathname: string): Route | undefined {
  const route = pathnameToRouteService(pathname);
  return route && isAddressOf(route.path, pathname) ? route : undefined;
}

/**
 * Loads the chunk of the page at this address (without the base).
 *
 * @returns the page; for an unknown address the not-found page
 * @throws what the browser says when the chunk cannot be had
 */
export function loadPage(pathname: string): Promise<Page> {
  return initPageData(routeAt(pathname) ? pathname : NOWHERE) as Promise<Page>;
}

/** The not-found page, made from the data of another. */
export function notFoundPage(page: Page): Page {
  return {
    ...page,
    pageType: '404',
    routePath: NOWHERE,
    title: '404',
    frontmatter: {},
    toc: [],
    place: undefined,
  };
}
