/**
 * The base under which a page is served, with both slashes, as its address shows it.
 *
 * @param route the page's own address without any base
 * @returns undefined when the address does not end with the route
 */
export function suggestBase(pathname: string, route: string): string | undefined {
  const plain = (path: string) => path.replace(/(\/index)?(\.html)?\/?$/, '');
  const path = plain(pathname);
  const end = plain(route);
  return path.endsWith(end) ? `${path.slice(0, path.length - end.length)}/` : undefined;
}
