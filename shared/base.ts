/**
 * Path that the site is published under, with both slashes: `/` or `/site/`. Rsbuild sets the
 * variable.
 */
export const BASE = /* @__PURE__ */ `${import.meta.env.BASE_URL ?? ''}/`.replace(/\/+$/, '/');

/** @param address without the base: `/docs/` gives `/site/docs/` */
export const withBase = (address: string) => BASE + address.slice(1);

/** @param pathname with the base; one outside of it is returned as it is */
export const withoutBase = (pathname: string) =>
  pathname.startsWith(BASE) ? pathname.slice(BASE.length - 1) : pathname;
