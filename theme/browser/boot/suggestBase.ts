/**
 * Finds out under which base a page is served.
 *
 * @param pathname the path in the address bar
 * @param route the address of the page without a base
 * @returns the base, with a slash at both ends; undefined if the path does not end with the route
 */
export function suggestBase(pathname: string, route: string): string | undefined {
  const withoutEnding = (path: string) => path.replace(/(\/index)?(\.html)?\/?$/, '');
  const path = withoutEnding(pathname);
  const routeEnd = withoutEnding(route);
  return path.endsWith(routeEnd) ? `${path.slice(0, path.length - routeEnd.length)}/` : undefined;
}
