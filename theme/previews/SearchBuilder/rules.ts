import { formatPart, isBlank, type Part } from './query';

export type SearchedFor = 'messages' | 'files';

/** What is wrong with a part of a query, and whether the part finds nothing because of it. */
export interface Problem {
  message: string;
  findsNothing: boolean;
}

/** Words shorter than this are not found. */
const SHORTEST_WORD = 3;

/** Whether a text is a day as the search reads it: year, month and day, such as 2026-01-15. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) {
    return false;
  }
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The rule of the search that a part breaks; undefined when it breaks none, or is not finished. */
export function problemOf(part: Part, searchedFor: SearchedFor): Problem | undefined {
  if (isBlank(part)) {
    return undefined;
  }
  const typed = `“${formatPart({ ...part, isExcluded: false })}”`;
  const problem = (message: string) => ({ message, findsNothing: true });

  switch (part.kind) {
    case 'after':
    case 'before':
    case 'on':
      return isDay(part.value)
        ? undefined
        : problem(`${typed} names no day: write year, month and day, as in ${part.kind}:2026-01-15.`);
    case 'ext':
      return searchedFor === 'messages'
        ? problem(`${typed} works for files only: search in Files.`)
        : undefined;
    case 'word':
      return problemOfWord(part.value, typed);
    case 'prefix':
      return /^[\p{L}\p{N}]/u.test(part.value)
        ? undefined
        : problem(`${typed} needs letters before the *, as in subscri*.`);
    default:
      return undefined;
  }
}

function problemOfWord(word: string, typed: string): Problem | undefined {
  const letters = word.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  if (word.includes('*')) {
    return {
      message: `${typed} has its * in the wrong place: it works at the end of a word only, as in subscri*.`,
      findsNothing: true,
    };
  }
  if (/^(https?:|www\.)/i.test(word) || /^\d{1,3}(\.\d{1,3}){3}$/.test(word)) {
    return {
      message: `${typed} is an address, and addresses are not found: try another word of the message.`,
      findsNothing: true,
    };
  }
  if (letters < SHORTEST_WORD) {
    return {
      message: `${typed} is too short: words of one or two letters are not found.`,
      findsNothing: true,
    };
  }
  if (/^#\d/.test(word)) {
    return { message: `${typed} is no hashtag: none begins with a digit.`, findsNothing: true };
  }
  if (/[\p{L}\p{N}]-[\p{L}\p{N}]/u.test(word)) {
    return {
      message: `${typed} has a dash inside, which gives odd results: try one part of it.`,
      findsNothing: false,
    };
  }
  return undefined;
}
