/**
 * Whether `pathname` (without the base) is exactly the address of a route. The
 * address of an index, `/docs/`, may also be written `/docs`; case matters, and
 * so does every other slash. The same rule as in nginx.conf.
 */
export function isAddressOf(routePath: string, pathname: string): boolean {
  return pathname === routePath || (routePath.endsWith('/') && `${pathname}/` === routePath);
}

/** Whether a link leads to another site, or to something that is not a page, such as a mail address. */
export function isExternal(href: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href);
}

/** The id that a hash such as `#legal-notice` names; empty when there is none or it is malformed. */
export function hashTarget(hash: string): string {
  try {
    return decodeURIComponent(hash.replace(/^#/, ''));
  } catch {
    return '';
  }
}
