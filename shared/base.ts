/** The path under which the site is published, with both slashes, from Rsbuild: `/` or `/site/`. */
export const BASE = /* @__PURE__ */ `${import.meta.env.BASE_URL ?? ''}/`.replace(/\/+$/, '/');

/**
 * Adds the base to an address.
 *
 * @param address without the base: `/docs/` gives `/site/docs/`
 */
export const withBase = (address: string) => BASE + address.slice(1);

/**
 * Removes the base from a path.
 *
 * @param pathname with the base; a path outside the base is returned unchanged
 */
export const withoutBase = (pathname: string) =>
  pathname.startsWith(BASE) ? pathname.slice(BASE.length - 1) : pathname;
