/**
 * The path without a trailing `/index.html`, which is never part of an address:
 * `/docs/index.html` gives `/docs`, `/index.html` gives `/`.
 */
export function withoutIndex(pathname: string): string {
  return pathname.endsWith('/index.html') ? pathname.slice(0, -'/index.html'.length) || '/' : pathname;
}

/**
 * Whether `pathname` (without the base) is exactly the address of a route. The
 * address of an index, `/docs/`, may also be written `/docs`; case matters, and
 * so does every other slash. The same rule as in nginx.conf.
 */
export function isAddressOf(routePath: string, pathname: string): boolean {
  const path = withoutIndex(pathname);
  return path === routePath || (routePath.endsWith('/') && `${path}/` === routePath);
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
