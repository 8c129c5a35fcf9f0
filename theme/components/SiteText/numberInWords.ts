const WORDS = [
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

/** A number for a sentence: in words up to twelve, then in digits. */
export const numberInWords = (number: number): string => WORDS[number] ?? String(number);

/** A number and its noun: “one service”, “nine services”. */
export const countInWords = (number: number, noun: string): string =>
  `${numberInWords(number)} ${noun}${number === 1 ? '' : 's'}`;

/** A number with its noun: `1 day`, `30 days`. */
export const withNoun = (number: number, noun: string): string =>
  `${number} ${noun}${number === 1 ? '' : 's'}`;
