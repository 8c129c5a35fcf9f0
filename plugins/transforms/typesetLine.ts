import type { Text } from 'hast';
import type { Text as MarkdownText, PhrasingContent, Root } from 'mdast';
import { remark } from 'remark';
import remarkSmartypants from 'remark-smartypants';
import { foldWord, isStopWord } from '../../shared/words.ts';

/** The languages of the site, each with its own quotes and no-break spaces. */
export type Language = 'en' | 'fr';

/** A piece of a line of text. */
export interface LinePart {
  node: Text;
  /** Undefined for what must stay as it is, such as code. */
  language: Language | undefined;
}

const NO_BREAK_SPACE = '\u00a0';

/** Stands for a character that is not read, so that the others keep their places. */
const STAND_IN = '\ufffc';

/** remark-smartypants would also change dashes and points, which authors type as they want them. */
const QUOTES_ONLY = { backticks: false, dashes: false, ellipses: false };

/** For each language, the processor that makes straight quotes in a tree of Markdown curly. */
const quoteProcessors = {
  en: remark().use(remarkSmartypants, QUOTES_ONLY),
  fr: remark().use(remarkSmartypants, {
    ...QUOTES_ONLY,
    openingQuotes: { double: '«', single: '‘' },
    closingQuotes: { double: '»', single: '’' },
  }),
};

/** The space between a number and a word: `30 days`, `7 pm`. A year or a price does not count. */
const SPACE_BEFORE_WORD =
  /(?<=\d)(?<!€[\d.,]+|(?<!\d)(?:19|20)\d\d)[ \n](?=(\p{Ll}{1,12})(?!\p{L}))/gu;

/** Spaces at which no line may end, in both languages. */
const NO_BREAKS = [
  // A number and its unit: `25 MB`, `20 €`.
  /(?<=\d)[ \n](?=[kMGT]i?B(?!\p{L})|[%°]|€(?!\d))/gu,
  // The groups of a long number: `01 99 00 12 34`.
  /(?<=\d)[ \n](?=\d{1,3}(?!\d))/g,
  // A postal code and its town.
  /(?<=(?<!\d)\d{5})[ \n](?=\p{Lu})/gu,
  // What is numbered, and its number: `section 7`, `n° 12`.
  /(?<=(?<!\p{L})(?:articles?|chapter|criterion|level|lines?|n°|no\.|pages?|sections?|steps?|version))[ \n](?=\d)/giu,
  // Laws and standards: `article L. 32-3`, `EU 2021/784`, `RFC 9989`.
  /(?<=(?<!\p{L})(?:[DLR]\.|EU|RFC))[ \n](?=\d)|(?<=\barticle)[ \n](?=[DLR]\.)/gu,
];

const NO_BREAKS_BY_LANGUAGE = {
  en: [
    /(?<=(?:January|February|March|April|May|June|July|August|September|October|November|December))[ \n](?=\d)/g,
    // A price and its period: `€24 a year`.
    /(?<=€[\d.,]+)[ \n](?=a )|(?<=€[\d.,]+ a)[ \n]/g,
  ],
  fr: [
    /[ \n](?=[:;!?»])|(?<=«)[ \n]/g,
    // A time of day: `18 h 30`.
    /(?<=\d[ \n\u00a0]h)[ \n](?=\d)/g,
  ],
};

/**
 * Makes the straight quotes and apostrophes of one language curly. Words of the other language are
 * passed, too, because the characters beside a quote decide whether it opens or closes.
 */
function curlQuotes(line: LinePart[], language: Language): void {
  const children = line.map(({ node, language: partLanguage }): PhrasingContent => {
    if (partLanguage === undefined) {
      return { type: 'inlineCode', value: node.value };
    }
    return partLanguage === language ? (node as MarkdownText) : { type: 'text', value: node.value };
  });
  // The processor changes the nodes of this tree. Those of this language are also in the line.
  const tree: Root = { type: 'root', children: [{ type: 'paragraph', children }] };
  quoteProcessors[language].runSync(tree);
}

/**
 * Changes the texts of one language in a line.
 *
 * @param change gets a text, the place where it begins in the line, and the text of the line, with
 *   `STAND_IN` for each character that is not of that language; returns the new text
 */
function changeTexts(
  line: LinePart[],
  language: Language,
  change: (text: string, start: number, lineText: string) => string,
): void {
  const lineText = line
    .map((part) =>
      part.language === language ? part.node.value : STAND_IN.repeat(part.node.value.length),
    )
    .join('');
  let start = 0;
  for (const part of line) {
    const { length } = part.node.value;
    if (part.language === language) {
      part.node.value = change(part.node.value, start, lineText);
    }
    start += length;
  }
}

/** Returns a text of one language with no-break spaces for spaces at which no line may end. */
const joinWords = (text: string, language: Language): string =>
  [...NO_BREAKS, ...NO_BREAKS_BY_LANGUAGE[language]].reduce(
    (joinedText, spaces) => joinedText.replace(spaces, NO_BREAK_SPACE),
    text.replace(SPACE_BEFORE_WORD, (space, word: string) =>
      isStopWord(foldWord(word)) ? space : NO_BREAK_SPACE,
    ),
  );

/** Puts spaces between French quotes and what they enclose, where there are none. */
const spaceGuillemets = (text: string, start: number, lineText: string): string =>
  text.replace(/[«»]/g, (quote, index: number) => {
    const isOpening = quote === '«';
    const enclosedCharacter = lineText.charAt(start + index + (isOpening ? 1 : -1));
    if (/^\s?$/.test(enclosedCharacter)) {
      return quote;
    }
    return isOpening ? quote + NO_BREAK_SPACE : NO_BREAK_SPACE + quote;
  });

/**
 * Changes a line of text as a typesetter would: straight quotes and apostrophes become those of its
 * language, and no-break spaces hold together what a reader takes for one thing, such as a number
 * and its unit.
 *
 * @param line the pieces of the line, in order, whose nodes are changed
 */
export function typesetLine(line: LinePart[]): void {
  for (const language of ['en', 'fr'] as const) {
    const texts = line.flatMap((part) => (part.language === language ? part.node.value : []));
    if (texts.some((text) => /["']/.test(text))) {
      curlQuotes(line, language);
    }
    if (texts.some((text) => /[\d:;!?«»]/.test(text))) {
      changeTexts(line, language, (text, start, lineText) =>
        joinWords(lineText, language).slice(start, start + text.length),
      );
    }
  }
  changeTexts(line, 'fr', spaceGuillemets);
}

/** Returns a text as `typesetLine` changes it. */
export function typesetText(text: string, language: Language = 'en'): string {
  const node: Text = { type: 'text', value: text };
  typesetLine([{ node, language }]);
  return node.value;
}
