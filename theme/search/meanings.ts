import SearchableMap from 'minisearch/SearchableMap';
import { listAt } from '../../shared/listAt';
import type { Synonyms } from '../../shared/searchRecords';
import {
  fold,
  frenchStemOf,
  inOrder,
  isStopWord,
  phraseKey,
  signsOf,
  singularOf,
  stemOf,
  type Token,
  wordsOf,
} from '../../shared/words';

/** A word of the pages that a typed word may stand for, and its weight: 1 for the same word. */
export type Form = [term: string, weight: number];

/** One way to understand a part of a query. */
export interface Meaning {
  /** For each word its forms, one of which must be found. */
  words: Form[][];
  weight: number;
  /** The entry of the thesaurus; empty for the visitor's own words. */
  text: string;
}

/** A part of a query, usually a word, and all its meanings. */
export interface QueryPart {
  typed: string;
  meanings: Meaning[];
}

const WEIGHTS = { otherForm: 0.4, beginning: 0.4, thesaurus: 0.55, corrected: 0.6 };

/** Words of this many letters may have one typing error, and two: as Algolia does by default, https://www.algolia.com/doc/guides/managing-results/optimize-search-results/typo-tolerance/in-depth/configuring-typo-tolerance */
export const ONE_ERROR_FROM = 4;
export const TWO_ERRORS_FROM = 8;

/** The visitor's own words. */
const ownMeaning = (words: Form[][]): Meaning => ({ words, weight: 1, text: '' });

/**
 * Knows what visitors may mean by their words: other forms, beginnings, the thesaurus, typing errors.
 *
 * @param terms all words that can be found
 * @returns the function that splits a query into its parts, each once, without words such as “the”
 */
export function meaningsOf(terms: Iterable<string>, synonyms: Synonyms): (query: string) => QueryPart[] {
  const byStem = new Map<string, string[]>();
  const byFrenchStem = new Map<string, string[]>();
  /** The thesaurus by the key of each phrase and by its written form: “statuts” is not “statut”. */
  const thesaurus = new Map<string, string[]>();
  /** The words of the pages (`true`) and those of the thesaurus alone, to correct typing errors with. */
  const known = new SearchableMap<boolean>();
  let longestPhrase = 1;

  for (const term of terms) {
    if (!isStopWord(term)) {
      listAt(byStem, stemOf(term)).push(term);
      listAt(byFrenchStem, frenchStemOf(term)).push(term);
      known.set(term, true);
    }
  }
  for (const [typed, meanings] of synonyms) {
    for (const text of typed) {
      for (const key of new Set([phraseKey(text), fold(text)])) {
        listAt(thesaurus, key).push(...meanings);
        longestPhrase = Math.max(longestPhrase, key.split(' ').length);
        if (!known.has(key) && /^[\p{L}\p{N}]+$/u.test(key)) {
          known.set(key, false);
        }
      }
    }
  }

  /** The forms of a word on the pages, by its English stem or else by its French one. */
  function formsOf(term: string): Form[] {
    const same = byStem.get(stemOf(term)) ?? byFrenchStem.get(frenchStemOf(term)) ?? [];
    return same.map((form): Form => [form, form === term ? 1 : WEIGHTS.otherForm]);
  }

  /** The longer words of the pages that begin with the typed letters. */
  const beginnings = (typed: string): Form[] =>
    [...known.atPrefix(typed)]
      .filter(([term, isOnPages]) => isOnPages && term !== typed)
      .map(([term]): Form => [term, WEIGHTS.beginning]);

  function inThesaurus(...keys: string[]): Meaning[] {
    const key = keys.find((one) => thesaurus.has(one)) ?? '';
    return (thesaurus.get(key) ?? []).map((text) => {
      const all = wordsOf(text).map(({ term }) => term);
      const content = all.filter((term) => !isStopWord(term));
      return {
        words: (content.length > 0 ? content : all).map(formsOf),
        weight: WEIGHTS.thesaurus,
        text,
      };
    });
  }

  /** @param isLast whether the visitor may still be typing the word */
  function ofWord(term: string, isLast: boolean): Meaning[] {
    const forms = formsOf(term);
    const synonymous = inThesaurus(term, singularOf(term));
    const isKnown = forms.length > 0 || synonymous.length > 0;
    const own = new Map([...(isLast || !isKnown ? beginnings(term) : []), ...forms]);
    return [...(own.size > 0 ? [ownMeaning([[...own]])] : []), ...synonymous];
  }

  /** The known words nearest to one that fits nothing else, which may have a typing error. */
  function corrected(term: string): Meaning[] {
    const most = term.length >= TWO_ERRORS_FROM ? 2 : term.length >= ONE_ERROR_FROM ? 1 : 0;
    const near = new Map([...known.fuzzyGet(term, most)].map(([word, [, errors]]) => [word, errors]));
    // Two swapped letters count as one error: “serach”.
    for (let at = 0; most > 0 && at < term.length - 1; at += 1) {
      const word = term.slice(0, at) + term[at + 1] + term[at] + term.slice(at + 2);
      if (known.has(word)) {
        near.set(word, 1);
      }
    }
    const fewest = Math.min(...near.values());
    return [...near]
      .filter(([, errors]) => errors === fewest)
      .flatMap(([word]) => ofWord(word, false))
      .map((meaning) => ({ ...meaning, weight: meaning.weight * WEIGHTS.corrected }));
  }

  /** The longest phrase of the thesaurus, of two words or more, at the start of some words. */
  function phraseAt(tokens: Token[]): { part: QueryPart; length: number } | undefined {
    for (let length = Math.min(tokens.length, longestPhrase + 1); length > 1; length -= 1) {
      const phrase = tokens.slice(0, length);
      const typed = phrase.map(({ text }) => text).join(' ');
      const key = phraseKey(typed);
      const synonymous = key.includes(' ') ? inThesaurus(key) : [];
      if (synonymous.length > 0) {
        const own = phrase.filter(({ term }) => !isStopWord(term));
        // Without “up”, the “sign” of “sign up” would be another word.
        const meanings = own.length > 1 ? [ownMeaning(own.map(({ term }) => formsOf(term)))] : [];
        return { part: { typed, meanings: [...meanings, ...synonymous] }, length };
      }
    }
    return undefined;
  }

  return (query) => {
    const signs = signsOf(query).filter(({ term }) => known.has(term));
    const tokens = inOrder([
      ...signs,
      ...wordsOf(query).filter(
        ({ index }) => !signs.some((sign) => index >= sign.index && index < sign.index + sign.text.length),
      ),
    ]);
    const hasOnlyStopWords = tokens.every(({ term }) => isStopWord(term));
    const parts = new Map<string, QueryPart>();
    for (let at = 0; at < tokens.length; ) {
      const { term, text } = tokens[at] as Token;
      const phrase = phraseAt(tokens.slice(at));
      at += phrase?.length ?? 1;
      if (phrase) {
        parts.set(fold(phrase.part.typed), phrase.part);
      } else if (hasOnlyStopWords) {
        parts.set(term, { typed: text, meanings: [ownMeaning([[[term, 1]]])] });
      } else if (!isStopWord(term)) {
        const meanings = ofWord(term, at === tokens.length);
        parts.set(term, { typed: text, meanings: meanings.length > 0 ? meanings : corrected(term) });
      }
    }
    return [...parts.values()];
  };
}
