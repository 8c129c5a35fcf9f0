import { test } from '@playwright/test';

/** Returns the base of the site that the project of the running test uses: `/` or `/site/`. */
export const getBase = (): string => test.info().project.metadata.base;

/**
 * Returns the link to a page or a file as the site writes it: `/site/cgu` for `/cgu` if the base is
 * `/site/`. Call it only while a test runs.
 */
export const inSite = (address: string): string => getBase() + address.slice(1);

/**
 * Returns the URL of the home page on a server, without a trailing slash.
 *
 * @param origin the origin of the server
 * @param base the base of the site
 */
export const siteUrlAt = (origin: string, base = getBase()): string =>
  new URL(base, origin).href.slice(0, -1);
