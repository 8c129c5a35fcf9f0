/**
 * Returns the day of the week of a date in words, in UTC: `Monday` for `2025-01-20`.
 *
 * @param date a date in any form that browsers read
 */
export function formatDayOfWeek(date: string): string {
  return new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );
}

/**
 * Returns the day of a date in words, in UTC: `January 20, 2025` for `2025-01-20`.
 *
 * @param date a date in any form that browsers read
 */
export function formatLongDate(date: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );
}
