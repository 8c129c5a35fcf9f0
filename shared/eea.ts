/** The countries whose law of data protection is the GDPR: the European Economic Area. */
const EEA = new Set([
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
 * Whether a country, by its English name in upper or lower case, belongs to the European Economic
 * Area.
 */
export const isInEea = (country: string): boolean =>
  EEA.has(country.trim().toLowerCase().replace(/^the /, ''));
