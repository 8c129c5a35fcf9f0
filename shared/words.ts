import { highlightRanges, type Range, type TextPart } from './highlightRanges';
import stopWords from './stopWords.json' with { type: 'json' };

/** A word of a text, or a term with signs such as `C++`. */
export interface Token {
  /** The place of the word in the text. */
  range: Range;
  /** The form of the word in the index. */
  term: string;
}

/** Words, without accents, that the search ignores in a query. */
const STOP_WORDS = new Set([...stopWords.english, ...stopWords.french]);

/**
 * Matches a word of letters and digits, and the “’t” of “don’t”. Without the “’t”, “don” would
 * mean a donation in French.
 */
const WORD_PATTERN = /[\p{L}\p{N}]+(?:['’][tT](?![\p{L}\p{N}]))?/gu;

/** Matches the quotes, brackets and ends of sentences around a word, which do not belong to it. */
const PUNCTUATION_AROUND = /^["“«‘'([{]+|["”»’')\]}.,;!?…]+$/g;
/** Matches a sign in a word. The separators · and ; of the search records do not count as signs. */
export const SIGN_IN_WORD_PATTERN = /[^\p{L}\p{N}'’·;]/u;
/** Matches words such as “16,383” and “to-do”. The index has them without their signs. */
const JOINED_WORD_PATTERN = /^(?:[\d,]+|\p{L}+(?:-\p{L}+)+):?$/u;

/** Returns a word in lower case and without accents, so that “chéri” finds “Cheri”. */
export const foldWord = (word: string): string =>
  word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe');

export const isStopWord = (term: string) => STOP_WORDS.has(term);

/**
 * Returns the words of a text, in order. Signs only separate words.
 *
 * @param textOffset the place of the text in a longer text, which the ranges refer to
 */
export const splitWords = (text: string, textOffset = 0): Token[] =>
  Array.from(text.matchAll(WORD_PATTERN), ({ 0: word, index }) => ({
    range: [textOffset + index, textOffset + index + word.length],
    term: foldWord(word).replace(/['’]/, ''),
  }));

/**
 * Returns the words of a text, in order. A term with signs, such as `C++`, `@channel` or `Ctrl+K`,
 * comes before the words in it.
 */
export const tokenize = (text: string): Token[] =>
  Array.from(text.matchAll(/\S+/g)).flatMap(({ 0: part, index }) => {
    const words = splitWords(part, index);
    const withoutPunctuation = part.replace(PUNCTUATION_AROUND, '');
    if (!SIGN_IN_WORD_PATTERN.test(withoutPunctuation)) {
      return words;
    }
    const start = index + part.indexOf(withoutPunctuation);
    const term = foldWord(
      JOINED_WORD_PATTERN.test(withoutPunctuation)
        ? withoutPunctuation.replace(/[-,:]/g, '')
        : withoutPunctuation,
    );
    // “from:” is a term of its own. Nobody looks for the colon, so it is not marked as found.
    const { length } = withoutPunctuation.replace(/^([^:]+):$/, '$1');
    return [{ range: [start, start + length], term }, ...words];
  });

export const getTerms = (tokens: Token[]) => tokens.map(({ term }) => term);

/**
 * Returns the stem of a word. Regular forms of a word have the same stem in English and, roughly,
 * in French: “supprime”, “supprimer”, “supprimez”.
 */
export const stemWord = (term: string): string =>
  term
    .replace(/^(.{3,}?)(?:ing|ed|ee?|er|ez)?s?$/, '$1')
    .replace(/y$/, 'i')
    .replace(/is$/, 'iz')
    .replace(/(.)\1$/, '$1');

/**
 * Returns a key that is the same for phrases whose words have the same stems, and for a single word
 * and its plural.
 */
export const makePhraseKey = (words: string[]): string =>
  words.length > 1 ? words.map(stemWord).join(' ') : words.join().replace(/s$/, '');

/**
 * Returns the wanted tokens, without those that lie within another wanted token: `ctrl+k` without
 * `ctrl` and `k`.
 */
export function selectOutermostTokens(
  tokens: Token[],
  isWanted: (token: Token) => boolean,
): Token[] {
  let position = 0;
  return tokens.filter((token) => {
    const isSelected = token.range[0] >= position && isWanted(token);
    position = isSelected ? token.range[1] : position;
    return isSelected;
  });
}

/** The largest number of characters of a snippet, without its ellipses. */
const SNIPPET_LENGTH = 160;
/**
 * The largest number of characters before the first found word of a snippet, if this word comes
 * late in its sentence.
 */
const SNIPPET_LEAD_LENGTH = 50;
/**
 * The least number of characters of a cut sentence at the end of a snippet. The snippet ends before
 * a sentence of which fewer would stay, such as “On a …”.
 */
const MIN_END_LENGTH = 24;
/** Matches a sentence, or a line of a table or of a list, with the spaces after it. */
export const SENTENCE_PATTERN = /.+?(?:(?:[.!?]["”»)]?|;)\s+|$)/gs;

/**
 * Returns the sentence with the most different found words, and as much of the next sentences as
 * fits into a snippet. An ellipsis stands where text is left out.
 */
export function cutSnippet(text: string, isFound: (token: Token) => boolean): TextPart[] {
  const findWords = (part: string) => selectOutermostTokens(tokenize(part), isFound);
  const sentences = text.match(SENTENCE_PATTERN) ?? [];
  const foundTermCounts = sentences.map((sentence) => new Set(getTerms(findWords(sentence))).size);
  const textFromBestSentence = sentences
    .slice(foundTermCounts.indexOf(Math.max(...foundTermCounts)))
    .join('');
  const firstFoundIndex = findWords(textFromBestSentence)[0]?.range[0] ?? 0;
  const isFarFromStart = firstFoundIndex > SNIPPET_LENGTH - SNIPPET_LEAD_LENGTH;
  const textForSnippet = isFarFromStart
    ? textFromBestSentence.slice(
        textFromBestSentence.indexOf(' ', firstFoundIndex - SNIPPET_LEAD_LENGTH) + 1,
      )
    : textFromBestSentence;
  const isCut = textForSnippet.length > SNIPPET_LENGTH;
  const lastSpaceIndex = isCut ? textForSnippet.lastIndexOf(' ', SNIPPET_LENGTH) : -1;
  const shownSentences =
    textForSnippet
      .slice(0, lastSpaceIndex > 0 ? lastSpaceIndex : SNIPPET_LENGTH)
      .match(SENTENCE_PATTERN) ?? [];
  if (isCut && shownSentences.length > 1 && (shownSentences.at(-1) ?? '').length < MIN_END_LENGTH) {
    shownSentences.pop();
  }
  const ellipsisBefore = textForSnippet === text ? '' : '… ';
  // The no-break space keeps the ellipsis beside the last word.
  const ellipsisAfter = isCut ? '\u00a0…' : '';
  const snippet = ellipsisBefore + shownSentences.join('').trimEnd() + ellipsisAfter;
  return highlightRanges(
    snippet,
    findWords(snippet).map(({ range }) => range),
  );
}
