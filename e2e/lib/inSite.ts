import { test } from '@playwright/test';

/** Returns the base of the site that the project of the running test asks: `/` or `/site/`. */
export const base = (): string => test.info().project.metadata.base;

/**
 * Returns the address of a page or a file as the links of the site have it: `/site/cgu` for `/cgu`
 * where the base is `/site/`. Only a running test may call it.
 */
export const inSite = (address: string): string => base() + address.slice(1);

/**
 * Returns the address of the home page on a server, without a trailing slash.
 *
 * @param origin of the server
 */
export const siteAt = (origin: string, path = base()): string =>
  new URL(path, origin).href.slice(0, -1);
