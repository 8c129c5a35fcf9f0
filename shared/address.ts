/** Returns the path without a trailing `/index.html`, which is never part of an address. */
export function withoutIndex(pathname: string): string {
  return pathname.endsWith('/index.html')
    ? pathname.slice(0, -'/index.html'.length) || '/'
    : pathname;
}

/** Checks whether a link leads to another site, or to no page at all, such as an email address. */
export function isExternal(href: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href);
}

/** Returns the id that a hash such as `#legal-notice` names; empty for none or a malformed one. */
export function hashTarget(hash: string): string {
  try {
    return decodeURIComponent(hash.replace(/^#/, ''));
  } catch {
    return '';
  }
}

/**
 * Returns the file of a page, by the same rule as in nginx.conf: `/docs/` gives `docs/index.html`,
 * `/cgu` gives `cgu.html`.
 */
export const documentFile = (address: string) =>
  `${address.slice(1).replace(/(^|\/)$/, '$1index')}.html`;

/** Returns the address of a document, the reverse of `documentFile`: `cgu.html` gives `/cgu`. */
export const documentAddress = (file: string) =>
  `/${file.replace(/(^|\/)index\.html$|\.html$/, '$1')}`;

/** Checks whether an address is that of a post: a page in `docs/blog/` other than the archive. */
export const isPost = (address: string) => /^\/blog\/(?!archive$)./.test(address);
