/** The home page, the first page of the documentation and the list of the services; of an older version, below its name. */
const OVERVIEW = /^(?:\/[^/]+)?\/(?:docs\/(?:services)?)?$/;

/**
 * Whether a page mentions everything and explains nothing, so that the search puts it after those that do.
 *
 * @param path of the page, without the base
 */
export const isOverview = (path: string) => OVERVIEW.test(path);
