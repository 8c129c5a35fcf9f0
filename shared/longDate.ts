/**
 * Returns the day of a date in words, in UTC: `January 20, 2025` for `2025-01-20`.
 *
 * @param date a date in any form that browsers read
 * @param dateStyle `full` adds the day of the week: `Monday, January 20, 2025`
 */
export const formatLongDate = (date: string, dateStyle: 'long' | 'full' = 'long'): string =>
  new Date(date).toLocaleDateString('en-US', { dateStyle, timeZone: 'UTC' });
