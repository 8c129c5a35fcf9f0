import type { TextPart } from './client';

/** English and French words that say nothing of what is looked for. */
const STOP_WORDS = new Set(
  (
    'a an and are as at be by can do does for from how i if in into is it its my of on or that the their this to ' +
    'what when where which who why will with you your ' +
    'au aux ce comment dans de des du en est et la le les ma mes mon ou où pour que qui sur un une'
  ).split(' '),
);

const WORD = /[\p{L}\p{N}]+/gu;

/** The words of a text, in order, as they stand there. */
export function wordsOf(text: string): string[] {
  return text.match(WORD) ?? [];
}

/** A word without case and accents, so that “chéri” finds “Cheri”. */
export function fold(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The word as it is indexed and looked for; null for one that says nothing. */
export function termOf(word: string): string | null {
  const term = fold(word);
  return STOP_WORDS.has(term) ? null : term;
}

/** The words of a query that say something, in their order. */
export function termsOf(query: string): string[] {
  return wordsOf(query).flatMap((word) => termOf(word) ?? []);
}

/**
 * Splits a text at the words that were found.
 *
 * @param terms folded words of the text
 */
export function markFound(text: string, terms: ReadonlySet<string>): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (terms.has(fold(word))) {
      parts.push({ text: text.slice(end, index), isFound: false }, { text: word, isFound: true });
      end = index + word.length;
    }
  }
  parts.push({ text: text.slice(end), isFound: false });
  return parts.filter((part) => part.text !== '');
}

/** Length of a snippet, in characters. */
const SNIPPET_LENGTH = 160;
/** Of which this many before the first word that was found. */
const SNIPPET_LEAD = 50;

/** What stands around the first word that was found, with an ellipsis where it was cut. */
export function snippetOf(text: string, terms: ReadonlySet<string>): TextPart[] {
  const first = [...text.matchAll(WORD)].find(({ 0: word }) => terms.has(fold(word)))?.index ?? 0;
  const from = first <= SNIPPET_LEAD ? 0 : text.indexOf(' ', first - SNIPPET_LEAD) + 1;
  const isWhole = text.length - from <= SNIPPET_LENGTH;
  const to = isWhole ? text.length : text.lastIndexOf(' ', from + SNIPPET_LENGTH);
  const cut = `${from > 0 ? '… ' : ''}${text.slice(from, to)}${isWhole ? '' : ' …'}`;
  return markFound(cut, terms);
}
