/**
 * The path without a trailing `/index.html`, which is never part of an address:
 * `/docs/index.html` gives `/docs`, `/index.html` gives `/`.
 */
export function withoutIndex(pathname: string): string {
  return pathname.endsWith('/index.html') ? pathname.slice(0, -'/index.html'.length) || '/' : pathname;
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

/**
 * The file of a page below a folder, without its ending. nginx.conf has the same rule for
 * documents: a path that ends with a slash is that of an index.
 *
 * @param address of the page, without the base: `/docs/` gives `docs/index`, `/cgu` gives `cgu`
 */
export function pageFile(address: string): string {
  return address.slice(1).replace(/(^|\/)$/, '$1index');
}

/** The file of a page's document below the folder of the built site: `/docs/` gives `docs/index.html`. */
export const documentFile = (address: string) => `${pageFile(address)}.html`;
