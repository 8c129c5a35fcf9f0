/**
 * Returns the base under which a page is served, as its address shows it, with a slash at both
 * ends.
 *
 * @param route the page's own address, without any base
 * @returns undefined when the address does not end with the route
 */
export function suggestBase(pathname: string, route: string): string | undefined {
  const plain = (path: string) => path.replace(/(\/index)?(\.html)?\/?$/, '');
  const path = plain(pathname);
  const end = plain(route);
  return path.endsWith(end) ? `${path.slice(0, path.length - end.length)}/` : undefined;
}
