/** The countries of the European Economic Area, whose data protection law is the GDPR. */
const EEA_COUNTRIES = new Set([
  'austria',
  'belgium',
  'bulgaria',
  'croatia',
  'cyprus',
  'czechia',
  'denmark',
  'estonia',
  'finland',
  'france',
  'germany',
  'greece',
  'hungary',
  'iceland',
  'ireland',
  'italy',
  'latvia',
  'liechtenstein',
  'lithuania',
  'luxembourg',
  'malta',
  'netherlands',
  'norway',
  'poland',
  'portugal',
  'romania',
  'slovakia',
  'slovenia',
  'spain',
  'sweden',
  'czech republic',
]);

/**
 * Checks whether a country belongs to the European Economic Area.
 *
 * @param country its English name, in upper or lower case
 */
export const isInEea = (country: string): boolean =>
  EEA_COUNTRIES.has(country.trim().toLowerCase().replace(/^the /, ''));
