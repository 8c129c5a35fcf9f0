/** The countries whose law of data protection is the GDPR: the European Economic Area. */
const EEA = new Set(
  [
    ...'Austria Belgium Bulgaria Croatia Cyprus Czechia Denmark Estonia Finland France Germany Greece'.split(
      ' ',
    ),
    ...'Hungary Iceland Ireland Italy Latvia Liechtenstein Lithuania Luxembourg Malta Netherlands'.split(' '),
    ...'Norway Poland Portugal Romania Slovakia Slovenia Spain Sweden'.split(' '),
    'Czech Republic',
  ].map((country) => country.toLowerCase()),
);

/** Whether a country, by its English name in upper or lower case, belongs to the European Economic Area. */
export const isInEea = (country: string): boolean =>
  EEA.has(country.trim().toLowerCase().replace(/^the /, ''));
