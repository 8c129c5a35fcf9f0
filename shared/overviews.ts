import { withoutVersion } from './versions';

const OVERVIEWS = ['/', '/docs/', '/docs/services'];

/**
 * Whether a page mentions everything and explains nothing, so that the search puts it after those that do.
 *
 * @param path of the page, without the base
 * @param version of the documentation that the page belongs to; empty outside of it
 */
export function isOverview(path: string, version: string): boolean {
  return OVERVIEWS.includes(withoutVersion(path, { default: '', versions: [version] }));
}
