const NUMBER_WORDS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** Returns a whole number for a sentence: in words up to twelve, in digits above. */
export const spellNumber = (number: number): string => NUMBER_WORDS[number] ?? String(number);

/** Returns the noun for a number of things: `service` for 1, else `services`. */
export const pluralize = (number: number, noun: string): string =>
  number === 1 ? noun : `${noun}s`;

/** Returns a number in words, and its noun: “one service”, “nine services”. */
export const spellCount = (number: number, noun: string): string =>
  `${spellNumber(number)} ${pluralize(number, noun)}`;

/** Returns a number in digits, and its noun: `1 day`, `30 days`. */
export const formatCount = (number: number, noun: string): string =>
  `${number} ${pluralize(number, noun)}`;
