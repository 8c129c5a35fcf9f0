/**
 * Returns `January 20, 2025` for `2025-01-20`, or for any other date that browsers read, in UTC.
 */
export function longDate(date: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );
}
