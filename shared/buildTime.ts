export const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns the time of the build, in milliseconds since 1970. `SOURCE_DATE_EPOCH` replaces the
 * clock, so that two builds can be the same:
 * https://reproducible-builds.org/specs/source-date-epoch/
 */
export function buildTimeMs(): number {
  const epochSeconds = process.env.SOURCE_DATE_EPOCH;
  return epochSeconds ? Number(epochSeconds) * 1000 : Date.now();
}

/**
 * Formats a time in UTC, without parts of a second: `2025-01-20T10:00:00Z`.
 *
 * @param timeMs the time, in milliseconds since 1970
 */
export const formatUtcTime = (timeMs: number): string =>
  new Date(timeMs).toISOString().replace(/\.\d+Z$/, 'Z');

/**
 * Formats the day of a time in UTC: `2025-01-20`.
 *
 * @param timeMs the time, in milliseconds since 1970
 */
export const formatUtcDay = (timeMs: number): string => new Date(timeMs).toISOString().slice(0, 10);
