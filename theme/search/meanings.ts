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

/** A word of the pages that may be meant by a typed one, and how much it counts: 1 for the word itself. */
export type Form = [term: string, weight: number];

/** One way to understand a part of a query. */
export interface Meaning {
  /** For each word its forms, one of which must be found. */
  words: Form[][];
  weight: number;
  /** As the thesaurus has it; empty where the visitor's own words are looked for. */
  text: string;
}

/** A part of a query, a word as a rule, and all that it may mean. */
export interface QueryPart {
  typed: string;
  meanings: Meaning[];
}

const WEIGHTS = { otherForm: 0.4, beginning: 0.4, thesaurus: 0.55, corrected: 0.6 };

/** Words of this many letters may have one typing error, and two: as Algolia does by default, https://www.algolia.com/doc/guides/managing-results/optimize-search-results/typo-tolerance/in-depth/configuring-typo-tolerance */
export const ONE_ERROR_FROM = 4;
export const TWO_ERRORS_FROM = 8;

/** What visitors may mean by the words that they type: other forms, beginnings, the thesaurus, typing errors. */
export class Meanings {
  readonly #byStem = new Map<string, string[]>();
  readonly #byFrenchStem = new Map<string, string[]>();
  /** What the thesaurus says of a phrase, by its key and by the form that is written there: “statuts” is not “statut”. */
  readonly #thesaurus = new Map<string, string[]>();
  /** The words of the pages, and those of the thesaurus: what a typing error may have been made of. */
  readonly #known = new SearchableMap<boolean>();
  #longestPhrase = 1;

  /** @param terms all words that can be found */
  constructor(terms: Iterable<string>, synonyms: Synonyms) {
    for (const term of terms) {
      if (!isStopWord(term)) {
        listAt(this.#byStem, stemOf(term)).push(term);
        listAt(this.#byFrenchStem, frenchStemOf(term)).push(term);
        this.#known.set(term, true);
      }
    }
    for (const [typed, meanings] of synonyms) {
      for (const text of typed) {
        for (const key of new Set([phraseKey(text), fold(text)])) {
          listAt(this.#thesaurus, key).push(...meanings);
          this.#longestPhrase = Math.max(this.#longestPhrase, key.split(' ').length);
          if (!this.#known.has(key) && /^[\p{L}\p{N}]+$/u.test(key)) {
            this.#known.set(key, false);
          }
        }
      }
    }
  }

  /** The forms of a word that pages have; of a French one where its English stem is not known. */
  #formsOf(term: string): Form[] {
    const same = this.#byStem.get(stemOf(term)) ?? this.#byFrenchStem.get(frenchStemOf(term)) ?? [];
    return same.map((form): Form => [form, form === term ? 1 : WEIGHTS.otherForm]);
  }

  /** Longer words of the pages: the less of one was typed, the less it counts. */
  #beginnings(typed: string): Form[] {
    return [...this.#known.atPrefix(typed)]
      .filter(([term, isOnPages]) => isOnPages && term !== typed)
      .map(([term]): Form => [term, (WEIGHTS.beginning * (1 + typed.length / term.length)) / 2]);
  }

  #wordsOf(text: string): Form[][] {
    const terms = wordsOf(text).map(({ term }) => term);
    const said = terms.filter((term) => !isStopWord(term));
    return (said.length > 0 ? said : terms).map((term) => this.#formsOf(term));
  }

  #thesaurusFor(...keys: string[]): Meaning[] {
    const key = keys.find((one) => this.#thesaurus.has(one)) ?? '';
    return (this.#thesaurus.get(key) ?? []).map((text) => ({
      words: this.#wordsOf(text),
      weight: WEIGHTS.thesaurus,
      text,
    }));
  }

  /** @param isLast whether the visitor may still be typing the word */
  #ofWord(term: string, isLast: boolean): Meaning[] {
    const forms = this.#formsOf(term);
    const thesaurus = this.#thesaurusFor(term, singularOf(term));
    const isKnown = forms.length > 0 || thesaurus.length > 0;
    const own = new Map([...(isLast || !isKnown ? this.#beginnings(term) : []), ...forms]);
    return [...(own.size > 0 ? [{ words: [[...own]], weight: 1, text: '' }] : []), ...thesaurus];
  }

  /** The nearest known words, of one that nothing else fits: “quit” is not “quiet”. */
  #corrected(term: string): Meaning[] {
    const most = term.length >= TWO_ERRORS_FROM ? 2 : term.length >= ONE_ERROR_FROM ? 1 : 0;
    // Two neighbors that were swapped count as one error: “serach”.
    const swapped = [...term].slice(1).flatMap((letter, at) => {
      const word = term.slice(0, at) + letter + term[at] + term.slice(at + 2);
      return most > 0 && this.#known.has(word) ? [{ word, errors: 1 }] : [];
    });
    const near = [
      ...swapped,
      ...[...this.#known.fuzzyGet(term, most)].map(([word, [, errors]]) => ({ word, errors })),
    ];
    const fewest = Math.min(...near.map(({ errors }) => errors));
    return near
      .filter(({ errors }) => errors === fewest)
      .flatMap(({ word }) => this.#ofWord(word, false))
      .map((meaning) => ({ ...meaning, weight: meaning.weight * WEIGHTS.corrected }));
  }

  /** The longest phrase of the thesaurus, of two words or more, that some words begin with. */
  #phraseAt(tokens: Token[]): { part: QueryPart; length: number } | undefined {
    for (let length = Math.min(tokens.length, this.#longestPhrase + 1); length > 1; length -= 1) {
      const phrase = tokens.slice(0, length);
      const typed = phrase.map(({ text }) => text).join(' ');
      const thesaurus = this.#thesaurusFor(phraseKey(typed));
      if (thesaurus.length > 0 && phraseKey(typed).includes(' ')) {
        const own = phrase.filter(({ term }) => !isStopWord(term));
        // Without “up”, the “sign” of “sign up” would be another word.
        const meanings =
          own.length > 1
            ? [{ words: own.map(({ term }) => this.#formsOf(term)), weight: 1, text: '' }, ...thesaurus]
            : thesaurus;
        return { part: { typed, meanings }, length };
      }
    }
    return undefined;
  }

  /** The parts of a query that say something, each once, and all where none of them does. */
  partsOf(query: string): QueryPart[] {
    const signs = signsOf(query).filter(({ term }) => this.#known.has(term));
    const tokens = inOrder([
      ...signs,
      ...wordsOf(query).filter(
        ({ index }) => !signs.some((sign) => index >= sign.index && index < sign.index + sign.text.length),
      ),
    ]);
    const saysNothing = tokens.every(({ term }) => isStopWord(term));
    const parts = new Map<string, QueryPart>();
    for (let at = 0; at < tokens.length; ) {
      const { term, text } = tokens[at] as Token;
      const phrase = this.#phraseAt(tokens.slice(at));
      at += phrase?.length ?? 1;
      if (phrase) {
        parts.set(fold(phrase.part.typed), phrase.part);
      } else if (saysNothing) {
        parts.set(term, { typed: text, meanings: [{ words: [[[term, 1]]], weight: 1, text: '' }] });
      } else if (!isStopWord(term)) {
        const known = this.#ofWord(term, at === tokens.length);
        parts.set(term, { typed: text, meanings: known.length > 0 ? known : this.#corrected(term) });
      }
    }
    return [...parts.values()];
  }
}
