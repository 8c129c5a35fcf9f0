const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A day as the pages write it: `1 July 1901` for `1901-07-01`. */
export function dateInWords(isoDate: string): string {
  return format.format(new Date(isoDate));
}
