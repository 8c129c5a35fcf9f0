import type { PageRecord } from '../../shared/searchRecords';
import type { Posting, Postings, Section } from './postings';
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

function fitOf(posting: Posting, term: string, value: number, { meaning, isGuess }: Reading): Fit {
  const { counts, section, positions, keywords } = posting;
  const { k, b } = BM25;
  const count = counts.text ?? 0;
  const isVisible = Object.keys(counts).some((field) => field !== 'keywords');
  return {
    title: counts.title ? value : 0,
    heading: counts.heading ? value : 0,
    parents: counts.parents ? value : 0,
    text: (value * count) / (count + k * (1 - b + (b * section.textLength) / AVERAGE_LENGTH)),
    keywords: keywords.length > 0 ? new Map(keywords.map((number) => [number, value])) : NONE,
    words: 1,
    positions,
    // Only a snippet needs them.
    terms: section.text ? new Map([[term, value]]) : NONE,
    isLiteral: isVisible && meaning === '' && !isGuess,
    meaning: meaning || (isGuess ? term : ''),
  };
}

/** The best of two fits of the same section, in each field. */
function bestOf(a: Fit, b: Fit): Fit {
  return {
    title: Math.max(a.title, b.title),
    heading: Math.max(a.heading, b.heading),
    parents: Math.max(a.parents, b.parents),
    text: Math.max(a.text, b.text),
    keywords: union(a.keywords, b.keywords),
    words: Math.min(a.words, b.words),
    positions: a.positions.length > 0 ? a.positions : b.positions,
    terms: union(a.terms, b.terms),
    isLiteral: a.isLiteral || b.isLiteral,
    meaning: a.meaning || b.meaning,
  };
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
 * @param rarity how much the part says
 * @param isIn whether to look in a page: the texts of all earlier searches are there, too
 */
export function fitsOf(
  { readings }: QueryPart,
  postings: Postings,
  rarity: number,
  isIn: (page: PageRecord) => boolean,
): Map<Section, Fit> {
  const best = new Map<Section, Fit>();
  for (const reading of readings) {
    let ofPhrase: Map<Section, Fit> | undefined;
    for (const candidates of reading.words) {
      const ofWord = new Map<Section, Fit>();
      for (const { term, sureness } of candidates) {
        for (const posting of postings.of(term)) {
          if (!isIn(posting.section.page)) {
            continue;
          }
          const fit = fitOf(posting, term, rarity * sureness * reading.sureness, reading);
          const before = ofWord.get(posting.section);
          ofWord.set(posting.section, before ? bestOf(before, fit) : fit);
        }
      }
      ofPhrase = ofPhrase ? intersection(ofPhrase, ofWord) : ofWord;
    }
    for (const [section, fit] of ofPhrase ?? []) {
      const before = best.get(section);
      best.set(section, before ? bestOf(before, fit) : fit);
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
