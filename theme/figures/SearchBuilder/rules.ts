import { formatPart, isBlank, type QueryPart } from './query';
import { people } from './samples';

/** The things that the search looks for. */
export type SearchTarget = 'messages' | 'files';

/** What is wrong with a part of a query. */
interface QueryProblem {
  message: string;
  /** Whether the part finds nothing because of this problem. */
  findsNothing: boolean;
}

/**
 * Returns a day with two digits for its month and day, as the search reads it: 2026-1-5 is
 * 2026-01-05.
 */
export const padDay = (text: string): string =>
  text
    .split('-')
    .map((part) => (part.length === 1 ? `0${part}` : part))
    .join('-');

/**
 * Checks whether a text is a day of the calendar in the format of the search: year, month and day,
 * such as 2026-01-15 or 2026-1-15.
 */
export function isDay(text: string): boolean {
  const day = padDay(text);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) {
    return false;
  }
  const timeMs = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(timeMs) && new Date(timeMs).toISOString().startsWith(day);
}

/**
 * Returns the parts as Mattermost looks for them. Among files, a word also finds longer words that
 * begin with it, as if it had an asterisk.
 */
export const toSearchedParts = (parts: QueryPart[], target: SearchTarget): QueryPart[] =>
  parts.map((part) =>
    target === 'files' &&
    part.kind === 'word' &&
    !part.isExcluded &&
    !part.value.startsWith('#') &&
    !findProblem(part, target)
      ? { ...part, kind: 'prefix' }
      : part,
  );

const makeProblem = (message: string): QueryProblem => ({ message, findsNothing: true });

/**
 * Returns what is wrong with a part; undefined if the part follows all rules, or has no value yet.
 */
export function findProblem(part: QueryPart, target: SearchTarget): QueryProblem | undefined {
  if (isBlank(part)) {
    return undefined;
  }
  const quotedPart = `“${formatPart({ ...part, isExcluded: false })}”`;

  switch (part.kind) {
    case 'after':
    case 'before':
    case 'on':
      return isDay(part.value)
        ? undefined
        : makeProblem(
            `${quotedPart} names no day: write year, month and day, as in ${part.kind}:2026-01-15.`,
          );
    case 'ext':
      return target === 'messages'
        ? makeProblem(`${quotedPart} works for files only: search in Files.`)
        : undefined;
    case 'in':
      return Object.hasOwn(people, part.value.toLowerCase())
        ? makeProblem(
            `${quotedPart} finds no channel: ` +
              `for your messages with a person, write in:@${part.value}.`,
          )
        : undefined;
    case 'word':
      return findWordProblem(part.value, quotedPart);
    case 'prefix':
      return /^[\p{L}\p{N}]/u.test(part.value)
        ? undefined
        : makeProblem(`${quotedPart} needs letters before the *, as in subscri*.`);
  }
}

function findWordProblem(word: string, quotedPart: string): QueryProblem | undefined {
  if (word.includes('*')) {
    return makeProblem(
      `${quotedPart} has its * in the wrong place: ` +
        'it works at the end of a word only, as in subscri*.',
    );
  }
  if (/^(https?:|www\.)/i.test(word) || /^\d{1,3}(\.\d{1,3}){3}$/.test(word)) {
    return makeProblem(
      `${quotedPart} is an address, and addresses are not found: try another word of the message.`,
    );
  }
  if (!/[\p{L}\p{N}]/u.test(word)) {
    return makeProblem(`${quotedPart} has no letter and no digit: leave it out.`);
  }
  if (/^#\d/.test(word)) {
    return makeProblem(`${quotedPart} is not a hashtag: a hashtag does not begin with a digit.`);
  }
  if (/[\p{L}\p{N}]-[\p{L}\p{N}]/u.test(word)) {
    return {
      message: `${quotedPart} has a dash inside, which gives odd results: try one part of it.`,
      findsNothing: false,
    };
  }
}
