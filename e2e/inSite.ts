import { site } from '../shared/configuration';

/**
 * The address of a page or a file as the links of the site have it: `/site/cgu` for `/cgu` where
 * the base is `/site/`.
 */
export const inSite = (address: string): string => site.base + address.slice(1);

/** The address without the base; one outside of it as it is. */
export const belowBase = (pathname: string): string =>
  pathname.startsWith(site.base) ? pathname.slice(site.base.length - 1) : pathname;

/**
 * The address of the home page on a server, without a trailing slash.
 *
 * @param origin of the server
 */
export const siteAt = (origin: string, base = site.base): string =>
  new URL(base, origin).href.slice(0, -1);
