/**
 * Finds out under which base a page is served.
 *
 * @param pathname the path in the address bar
 * @param address the address of the page, without a base
 * @returns the base, with a slash at both ends; undefined if the path does not end with the address
 */
export function suggestBase(pathname: string, address: string): string | undefined {
  const withoutEnding = (path: string) => path.replace(/(\/index)?(\.html)?\/?$/, '');
  const path = withoutEnding(pathname);
  const end = withoutEnding(address);
  return path.endsWith(end) ? `${path.slice(0, path.length - end.length)}/` : undefined;
}
