import stopWords from './stopWords.json' with { type: 'json' };

export interface TextPart {
  text: string;
  isFound: boolean;
}

/** Words, without accents, that a query leaves out. */
const STOP_WORDS = new Set([...stopWords.english, ...stopWords.french].join(' ').split(' '));

/** Letters and digits, with the end of “don’t”: without it, “don” would be a donation in French. */
const WORD = /[\p{L}\p{N}]+(?:['’][tT](?![\p{L}\p{N}]))?/gu;

/** Quotes, brackets and the end of a sentence are no part of a word. */
const AROUND = /^["“«‘'([{]+|["”»’')\]}.,;!?…]+$/g;
/** Separators of the search records do not count. */
const HAS_SIGN = /[^\p{L}\p{N}'’·;]/u;

export interface Token {
  index: number;
  text: string;
  /** Its form in the index. */
  term: string;
}

/** Most of the thousands of words need no normalization. */
const PLAIN = /^[a-z\d]*$/i;

/** A word without case and accents, so that “chéri” finds “Cheri”. */
export function fold(word: string): string {
  return PLAIN.test(word)
    ? word.toLowerCase()
    : word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe');
}

export const isStopWord = (term: string) => STOP_WORDS.has(term);

/** The words of a text, in order, without signs. */
export function wordsOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: word, index } of text.matchAll(WORD)) {
    tokens.push({ index, text: word, term: fold(word).replace(/['’]/, '') });
  }
  return tokens;
}

/** Words with signs, in order: `C++`, `@channel`, `Ctrl+K`, `from:`. “16,383” and “to-do” lose their signs. */
export function signsOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: part, index: start } of text.matchAll(/\S+/g)) {
    const sign = part.replace(AROUND, '');
    if (HAS_SIGN.test(sign)) {
      const isJoined = /^(?:[\d,]+|\p{L}+(?:-\p{L}+)+):?$/u.test(sign);
      const term = isJoined ? fold(sign.replace(/[-,:]/g, '')) : fold(sign);
      tokens.push({ index: start + part.indexOf(sign), text: sign, term });
    }
  }
  return tokens;
}

export const termsIn = (text: string) => [...wordsOf(text), ...signsOf(text)].map(({ term }) => term);

/** Endings that differ between British and American spelling. */
const AMERICAN: [RegExp, string][] = [
  [/our(?=$|s$|ed$|ing$|ite$|ites$|al$)/, 'or'],
  [/([iy])s(?=e$|es$|ed$|er$|ers$|ing$|ation$|ations$)/, '$1z'],
  [/([bt])re(?=$|s$)/, '$1er'],
  [/ence(?=$|s$|d$)/, 'ense'],
  [/ogue(?=$|s$)/, 'og'],
  [/amme(?=$|s$)/, 'am'],
];

/** A word in the singular and in American spelling, as far as its ending tells. */
export function singularOf(term: string): string {
  if (term.length < 3 || !/^[a-z]+$/.test(term)) {
    return term;
  }
  return AMERICAN.reduce((word, [from, to]) => word.replace(from, to), term)
    .replace(/ies$/, 'y')
    .replace(/(s|x|z|ch|sh)es$/, '$1')
    .replace(/([^s])s$/, '$1');
}

/** Irregular forms of verbs, each before its verb. */
const IRREGULAR = (
  'forgot forget forgotten forget found find kept keep left leave lost lose paid pay sent send taken take written ' +
  'write wrote write'
).split(' ');

/** Words that differ in number, in tense, or in British or American spelling have the same stem. */
export function stemOf(term: string): string {
  const irregular = IRREGULAR.indexOf(term);
  const singular = (irregular % 2 === 0 && IRREGULAR[irregular + 1]) || singularOf(term);
  if (singular.length < 4) {
    return singular;
  }
  const bare = singular.replace(/^(.*[aeiouy].*)(?:ing|ed)$/, '$1').replace(/([bdglmnprt])\1$/, '$1');
  return (bare.length > 2 ? bare : singular).replace(/e$/, '');
}

/** The forms of a French word have the same stem: “supprime”, “supprimé”, “supprimer” and “supprimez”. */
export const frenchStemOf = (term: string) =>
  term.length < 4 ? term : term.replace(/(?:er|ez|ent|ons|ant|ait)?s?$/, '').replace(/e+$/, '');

/** A phrase is the same with or without these: “delete my account” is “delete an account”. */
const DETERMINERS = new Set(
  'a an the my our your un une le la les l des du de d mon ma mes notre nos'.split(' '),
);

/**
 * Phrases that differ in case, accents, tense, number, spelling or determiners have the same key. A single word keeps its
 * tense.
 */
export function phraseKey(text: string): string {
  const terms = wordsOf(text).map(({ term }) => term);
  const said = terms.filter((term) => !DETERMINERS.has(term));
  return said.length > 1
    ? said.map((term) => frenchStemOf(stemOf(term))).join(' ')
    : terms.map(singularOf).join(' ');
}

/** Sorts words and signs by their place; of two at one place the longer comes first. */
export const inOrder = (tokens: Token[]) =>
  tokens.sort((a, b) => a.index - b.index || b.text.length - a.text.length);

/** The tokens that were found, without those within another one. */
function foundIn(tokens: Token[], terms: ReadonlySet<string>): Token[] {
  let end = 0;
  return tokens.filter(({ index, text: word, term }) => {
    const isFound = index >= end && terms.has(term);
    end = isFound ? index + word.length : end;
    return isFound;
  });
}

/** Splits a text at the words that were found. */
function markFound(text: string, found: { index: number; text: string }[]): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { index, text: word } of found) {
    parts.push({ text: text.slice(end, index), isFound: false }, { text: word, isFound: true });
    end = index + word.length;
  }
  parts.push({ text: text.slice(end), isFound: false });
  return parts.filter((part) => part.text !== '');
}

/** In characters. */
const SNIPPET_LENGTH = 160;
/** Characters before the first word that was found, in a sentence that is longer than a snippet. */
const SNIPPET_LEAD = 50;
/** Fewer characters of a sentence at the end of a snippet say nothing: “On a …”. */
const SHORTEST_END = 24;
/** Where one sentence, or one line of a table or of a list, ends and the next one begins. */
export const SENTENCE_END = /(?:[.!?]["”»)]?|;)\s+/g;

/**
 * The sentence that holds most of what was found, and as many of the next ones as fit, with an ellipsis for each cut.
 *
 * @param tokens the words and signs of the text, in order
 * @param terms that were found
 */
export function snippetOf(text: string, tokens: Token[], terms: ReadonlySet<string>): TextPart[] {
  if (text === '') {
    return [];
  }
  const found = foundIn(tokens, terms);
  const starts = [0, ...Array.from(text.matchAll(SENTENCE_END), ({ 0: end, index }) => index + end.length)];
  let best = { start: 0, first: 0, value: 0 };
  for (const [position, start] of starts.entries()) {
    const end = starts[position + 1] ?? text.length;
    const inSentence = found.filter(({ index }) => index >= start && index < end);
    const value = new Set(inSentence.map(({ term }) => term)).size;
    if (value > best.value) {
      best = { start, first: inSentence[0]?.index ?? start, value };
    }
  }
  const isFar = best.first - best.start > SNIPPET_LENGTH - SNIPPET_LEAD;
  const from = isFar ? text.indexOf(' ', best.first - SNIPPET_LEAD) + 1 : best.start;
  const isWhole = text.length - from <= SNIPPET_LENGTH;
  const space = text.lastIndexOf(' ', from + SNIPPET_LENGTH);
  const to = isWhole ? text.length : space > from ? space : from + SNIPPET_LENGTH;
  const lastStart = starts.findLast((start) => start < to) ?? 0;
  const hasShortEnd = !isWhole && lastStart > best.first && to - lastStart < SHORTEST_END;
  const cut = text.slice(from, hasShortEnd ? lastStart : to).trimEnd();
  const start = from > 0 ? '… ' : '';
  const inCut = found.filter(
    ({ index, text: word }) => index >= from && index + word.length <= from + cut.length,
  );
  // The no-break space keeps the ellipsis beside the last word.
  return markFound(
    `${start}${cut}${isWhole ? '' : '\u00a0…'}`,
    inCut.map(({ index, text: word }) => ({ index: index - from + start.length, text: word })),
  );
}
