/**
 * The base under which a page is being served, told from its address.
 *
 * @param pathname where the visitor met the page: `/site/docs/services`
 * @param route the page's own address without any base: `/docs/services`; undefined
 *   when it is not known, as on the not-found page
 * @returns the base with both slashes: `/site/`; undefined when the address does not
 *   end with the route
 */
export function suggestBase(pathname: string, route: string | undefined): string | undefined {
  const plain = (path: string) => path.replace(/(\/index)?(\.html)?\/?$/, '');
  const path = plain(pathname);
  // No path contains a question mark.
  const end = plain(route ?? '?');
  return path.endsWith(end) ? `${path.slice(0, path.length - end.length)}/` : undefined;
}
