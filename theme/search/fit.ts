import type { PageRecord } from '../../shared/searchRecords';
import type { Posting, Postings, Section } from './postings';
import type { SectionText, TextPosting, Texts } from './texts';
import type { QueryPart, Reading } from './vocabulary';
import { APART, AVERAGE_LENGTH, BM25, PHRASE_SPAN } from './weights';

/** How well a part of a query fits a section: by field, between 0 and how much the word says. */
export interface Fit {
  title: number;
  heading: number;
  parents: number;
  text: number;
  /** By the number of the keyword. */
  keywords: ReadonlyMap<number, number>;
  /** Words of the section that it takes: two for a phrase of two words. */
  words: number;
  positions: readonly number[];
  /** The words of the section that were found, with how much each says. */
  terms: ReadonlyMap<string, number>;
  /** Whether what the visitor typed stands where they see it. */
  isLiteral: boolean;
  /** What the thesaurus says for it, where that was found. */
  meaning: string;
}

/** Shared, since most words are in no keyword, and an index of a thousand pages makes many fits for each key that is typed. */
const NONE: ReadonlyMap<never, number> = new Map<never, number>();
const NOWHERE: readonly number[] = [];

/** Two maps as one, with the greater value of a key that both have. */
function union<Key>(a: ReadonlyMap<Key, number>, b: ReadonlyMap<Key, number>): ReadonlyMap<Key, number> {
  if (a.size === 0 || b.size === 0) {
    return a.size > 0 ? a : b;
  }
  const all = new Map(a);
  for (const [key, value] of b) {
    all.set(key, Math.max(value, all.get(key) ?? 0));
  }
  return all;
}

/** How much it says that a text of so many words has one so often: https://en.wikipedia.org/wiki/Okapi_BM25 */
function textScore(value: number, count: number, length: number): number {
  const { k, b } = BM25;
  return (value * count) / (count + k * (1 - b + (b * length) / AVERAGE_LENGTH));
}

/** @param value how much the word says @param isByTexts whether the texts themselves tell what they have */
function fitOf(posting: Posting, term: string, value: number, reading: Reading, isByTexts: boolean): Fit {
  const { fields, section, keywords } = posting;
  const { meaning, isGuess } = reading;
  const isInTexts = posting.isInTexts && !isByTexts;
  const isVisible = isInTexts || fields.title || fields.heading || fields.parents;
  return {
    title: fields.title ? value : 0,
    heading: fields.heading ? value : 0,
    parents: fields.parents ? value : 0,
    text: isInTexts ? textScore(value, 1, section.pageLength) : 0,
    keywords: keywords.length > 0 ? new Map(keywords.map((number) => [number, value])) : NONE,
    words: 1,
    positions: NOWHERE,
    terms: NONE,
    isLiteral: Boolean(isVisible) && meaning === '' && !isGuess,
    meaning: meaning || (isGuess ? term : ''),
  };
}

function fitOfText(
  { count, positions }: TextPosting,
  { length }: SectionText,
  term: string,
  value: number,
  { meaning, isGuess }: Reading,
): Fit {
  return {
    title: 0,
    heading: 0,
    parents: 0,
    text: textScore(value, count, length),
    keywords: NONE,
    words: 1,
    positions,
    terms: new Map([[term, value]]),
    isLiteral: meaning === '' && !isGuess,
    meaning: meaning || (isGuess ? term : ''),
  };
}

/** Makes a fit as good as another one of the same section, in each field. A new one each time would be thousands. */
function improve(fit: Fit, other: Fit): void {
  fit.title = Math.max(fit.title, other.title);
  fit.heading = Math.max(fit.heading, other.heading);
  fit.parents = Math.max(fit.parents, other.parents);
  fit.text = Math.max(fit.text, other.text);
  fit.keywords = union(fit.keywords, other.keywords);
  fit.words = Math.min(fit.words, other.words);
  fit.positions = fit.positions.length > 0 ? fit.positions : other.positions;
  fit.terms = union(fit.terms, other.terms);
  fit.isLiteral ||= other.isLiteral;
  fit.meaning ||= other.meaning;
}

/** Adds a fit to those of the same word, where there is one of its section already. */
function addFit(fits: Map<Section, Fit>, section: Section, fit: Fit): void {
  const known = fits.get(section);
  if (known) {
    improve(known, fit);
  } else {
    fits.set(section, fit);
  }
}

/** Whether two words stand close to each other in a text, as far as it is known where they stand. */
const isNear = ({ positions }: Fit, { positions: others }: Fit) =>
  positions.length === 0 ||
  others.length === 0 ||
  positions.some((position) => others.some((other) => Math.abs(other - position) <= PHRASE_SPAN));

/** What is left where both words of a phrase must be there. */
function bothOf(a: Fit, b: Fit): Fit {
  const mean = (one: number, other: number) => (one > 0 && other > 0 ? (one + other) / 2 : 0);
  return {
    ...a,
    title: mean(a.title, b.title),
    heading: mean(a.heading, b.heading),
    parents: mean(a.parents, b.parents),
    text: mean(a.text, b.text) * (isNear(a, b) ? 1 : APART),
    words: a.words + b.words,
    keywords: new Map(
      [...a.keywords]
        .filter(([number]) => b.keywords.has(number))
        .map(([number, value]) => [number, mean(value, b.keywords.get(number) ?? 0)]),
    ),
    terms: union(a.terms, b.terms),
  };
}

/**
 * How much a part of a query says: as much whichever way it is understood.
 *
 * @param rarityOfAny how much it says that a page has one of some words
 */
export const rarityOf = ({ readings }: QueryPart, rarityOfAny: (terms: string[]) => number) =>
  Math.max(
    0,
    ...readings.flatMap(({ words }) => words.map((word) => rarityOfAny(word.map(({ term }) => term)))),
  );

/**
 * How well a part of a query fits each section that has it.
 *
 * @param texts to look into; undefined to go by what the index knows of all texts
 * @param rarity how much the part says
 * @param isIn whether to look in a page: the texts of all earlier searches are there, too
 */
export function fitsOf(
  { readings }: QueryPart,
  postings: Postings,
  texts: Texts | undefined,
  rarity: number,
  isIn: (page: PageRecord) => boolean,
): Map<Section, Fit> {
  const best = new Map<Section, Fit>();
  for (const reading of readings) {
    let ofPhrase: Map<Section, Fit> | undefined;
    for (const candidates of reading.words) {
      const ofWord = new Map<Section, Fit>();
      for (const { term, sureness } of candidates) {
        const value = rarity * sureness * reading.sureness;
        for (const posting of postings.of(term)) {
          const { section, fields } = posting;
          const isFound = !texts || Object.keys(fields).length > 0;
          if (isFound && isIn(section.page)) {
            addFit(ofWord, section, fitOf(posting, term, value, reading, texts !== undefined));
          }
        }
        for (const posting of texts?.of(term) ?? []) {
          const text = texts?.textOf(posting.section);
          if (text && isIn(posting.section.page)) {
            addFit(ofWord, posting.section, fitOfText(posting, text, term, value, reading));
          }
        }
      }
      ofPhrase = ofPhrase ? intersection(ofPhrase, ofWord) : ofWord;
    }
    for (const [section, fit] of ofPhrase ?? []) {
      addFit(best, section, fit);
    }
  }
  return best;
}

function intersection(a: Map<Section, Fit>, b: Map<Section, Fit>): Map<Section, Fit> {
  const result = new Map<Section, Fit>();
  for (const [section, fit] of a) {
    const other = b.get(section);
    if (other) {
      result.set(section, bothOf(fit, other));
    }
  }
  return result;
}
