import { UNTIL_ATTRIBUTE } from '../../shared/pageParts';

/**
 * Returns the attribute of an element that the browser hides from a time on, because the page may
 * have been built long before.
 *
 * @param timeMs in milliseconds since 1970; undefined for an element that always stays
 */
export const until = (timeMs: number | undefined) =>
  timeMs === undefined ? {} : { [UNTIL_ATTRIBUTE]: new Date(timeMs).toISOString() };
