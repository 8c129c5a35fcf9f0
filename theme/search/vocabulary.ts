import { listAt } from '../../shared/listAt';
import type { Synonyms } from '../../shared/searchRecords';
import {
  fold,
  frenchStemOf,
  isStopWord,
  phraseKey,
  signsOf,
  singularOf,
  stemOf,
  type Token,
  wordsOf,
} from '../../shared/words';
import type { Postings } from './postings';
import { errorsAllowed, typingErrors } from './typingErrors';
import { SURENESS } from './weights';

/** A word of the pages that a typed word may stand for, and how surely: 1 for the word itself. */
export interface Candidate {
  term: string;
  sureness: number;
}

/** One way to understand a part of a query. */
export interface Reading {
  /** For each word, all that it may stand for. All words must be found. */
  words: Candidate[][];
  sureness: number;
  /** The meaning as the thesaurus has it; empty where the visitor's own words are looked for. */
  meaning: string;
  /** Whether a typing error is supposed. */
  isGuess: boolean;
}

/** A part of a query, a word as a rule, with every way to understand it; none where nothing is known of it. */
export interface QueryPart {
  typed: string;
  readings: Reading[];
}

/** “Comment voter” asks how, “add a comment” is about a comment: French puts the word first. */
const FRENCH_HOW = 'comment';

/** Beginnings of words that are looked for, the most frequent ones: one letter begins hundreds. */
const MAX_BEGINNINGS = 30;

/** Of a word of the thesaurus, for the other forms of a French one. No word that is typed looks like it. */
const frenchKey = (key: string) => `${frenchStemOf(key)}-`;

const ownReading = (words: Candidate[][], isGuess = false): Reading => ({
  words,
  sureness: 1,
  meaning: '',
  isGuess,
});

/** All words that can be found, and what visitors may mean by the words that they type. */
export class Vocabulary {
  readonly #postings: Postings;
  /** The meanings of phrases by their key, and by the form that the thesaurus has: “statuts” is not “statut”. */
  readonly #synonyms = new Map<string, string[]>();
  #longestPhrase = 1;
  #byStem = new Map<string, string[]>();
  /** Number of the words that were taken in. */
  #size = 0;
  /** Those of letters and digits only: who types “poll” does not mean “poll:”. */
  #words: string[] = [];
  /** What was supposed of words that nothing has: each is compared with all words, so once. */
  readonly #guesses = new Map<string, Reading[]>();
  /** The last query, and how many parts of the index were missing then. */
  #last: { query: string; expected: number; parts: QueryPart[] } | undefined;

  /** @param postings whose words can be found */
  constructor(synonyms: Synonyms, postings: Postings) {
    this.#postings = postings;
    for (const [typed, meanings] of synonyms) {
      for (const text of typed) {
        const key = phraseKey(text);
        for (const same of new Set([key, fold(text), frenchKey(key)])) {
          listAt(this.#synonyms, same).push(...meanings);
        }
        this.#longestPhrase = Math.max(this.#longestPhrase, key.split(' ').length);
      }
    }
  }

  /** Takes in the words that were added since the last search. */
  #update(): void {
    if (this.#postings.size > this.#size) {
      const terms = [...this.#postings.terms()];
      this.#size = terms.length;
      this.#words = terms.filter((term) => /^[\p{L}\p{N}]+$/u.test(term));
      this.#byStem = new Map();
      for (const term of terms) {
        listAt(this.#byStem, stemOf(term)).push(term);
      }
      this.#guesses.clear();
      this.#last = undefined;
    }
  }

  /** The word itself, and those of the same stem that say something: “theme” is not “them”. */
  #sameWords(term: string): Candidate[] {
    return (this.#byStem.get(stemOf(term)) ?? [])
      .filter((known) => known === term || !isStopWord(known))
      .map((known) => ({ term: known, sureness: known === term ? 1 : SURENESS.sameStem }));
  }

  /** Words of which a French word is another form: keywords have “supprimer”, visitors type “supprimez”. */
  #frenchForms(typed: string): Candidate[] {
    const stem = frenchStemOf(typed);
    return this.#words
      .filter((term) => term.startsWith(stem) && frenchStemOf(term) === stem)
      .map((term) => ({ term, sureness: SURENESS.sameStem }));
  }

  #beginnings(typed: string): Candidate[] {
    const frequency = (term: string) => this.#postings.frequency(term);
    return this.#words
      .filter((term) => term.length > typed.length && term.startsWith(typed))
      .sort((a, b) => frequency(b) - frequency(a))
      .slice(0, MAX_BEGINNINGS)
      .map((term) => ({ term, sureness: SURENESS.beginning * (0.5 + typed.length / term.length / 2) }));
  }

  /** The nearest of some words that differ by typing errors. @param isBeginning whether they may go on */
  #corrections(typed: string, words: string[], isBeginning = false): Candidate[] {
    let most = errorsAllowed(typed);
    let nearest: Candidate[] = [];
    for (const term of most > 0 ? words : []) {
      const errors = typingErrors(typed, term, most, isBeginning);
      if (errors < most) {
        nearest = [];
        most = errors;
      }
      if (errors <= most) {
        const sureness = errors > 1 ? SURENESS.twoErrors : SURENESS.oneError;
        nearest.push({ term, sureness: sureness * (isBeginning ? SURENESS.beginning : 1) });
      }
    }
    return nearest;
  }

  /** What the thesaurus says for a phrase. */
  #meanings(key: string, sureness = SURENESS.synonym, isGuess = false): Reading[] {
    return (this.#synonyms.get(key) ?? []).map((meaning) => {
      const terms = wordsOf(meaning)
        .map(({ term }) => term)
        .filter((term) => !isStopWord(term));
      return { words: terms.map((term) => this.#sameWords(term)), sureness, meaning, isGuess };
    });
  }

  /** @param isLast whether the visitor may still be typing the word */
  #readWord(typed: string, isLast: boolean): Reading[] {
    const same = this.#sameWords(typed);
    const keys = [typed, singularOf(typed), ...(same.length > 0 ? [] : [frenchKey(typed)])];
    const meanings = this.#meanings(keys.find((key) => this.#synonyms.has(key)) ?? '');
    const forms = same.length > 0 ? [] : this.#frenchForms(typed);
    const isKnown = same.length + meanings.length + forms.length > 0;
    const own = [...same, ...forms, ...(!isKnown || isLast ? this.#beginnings(typed) : [])];
    if (own.length > 0 || meanings.length > 0) {
      return [...(own.length > 0 ? [ownReading([own])] : []), ...meanings];
    }
    // Typing errors are supposed only where nothing else fits: “quit” is not “quiet”.
    const guess = this.#guesses.get(typed) ?? this.#guess(typed);
    this.#guesses.set(typed, guess);
    return guess;
  }

  /** What a word means if it has typing errors. */
  #guess(typed: string): Reading[] {
    const corrections = this.#corrections(typed, this.#words);
    const words = [...this.#synonyms.keys()].filter((key) => !/[ -]/.test(key));
    const meant = this.#corrections(typed, words).flatMap(({ term, sureness }) =>
      this.#meanings(term, sureness * SURENESS.synonym, true),
    );
    const all =
      corrections.length > 0 || meant.length > 0 ? corrections : this.#corrections(typed, this.#words, true);
    // Each on its own: that “status” is everywhere does not make “statutes” common.
    return [...all.map((candidate) => ownReading([[candidate]], true)), ...meant];
  }

  /** A word with signs; where no page has it, its words of letters and digits, all of them. */
  #readSign({ text, term }: Token): Reading[] {
    const same = this.#sameWords(term);
    if (same.length > 0) {
      return [ownReading([same])];
    }
    const meanings = this.#meanings(phraseKey(text));
    const words = wordsOf(text)
      .filter((word) => !isStopWord(word.term))
      .flatMap((word) => this.#readWord(word.term, true)[0]?.words ?? []);
    return [
      ...(words.length > 0 ? [{ ...ownReading(words), sureness: SURENESS.withoutSigns }] : []),
      ...meanings,
    ];
  }

  /** The parts of a query that say something, each once. A search asks several times. */
  partsOf(query: string): QueryPart[] {
    this.#update();
    if (this.#last?.query !== query || this.#last.expected !== this.#postings.expected) {
      this.#last = { query, expected: this.#postings.expected, parts: this.#read(query) };
    }
    return this.#last.parts;
  }

  #read(query: string): QueryPart[] {
    const signs = signsOf(query);
    const words = wordsOf(query).filter(
      ({ index }) => !signs.some((sign) => index >= sign.index && index < sign.index + sign.text.length),
    );
    const tokens = [...words, ...signs].sort((a, b) => a.index - b.index);
    const phraseFrom = (at: number) => this.#phraseAt(tokens.slice(at, at + this.#longestPhrase + 1));
    // “It” is looked for on its own, not in “it doesn’t work”.
    const saysNothing = ({ term }: Token, at: number) =>
      isStopWord(term) || (term === FRENCH_HOW && at === 0 && tokens.length > 1);
    const isAllStopWords = tokens.every(saysNothing) && !tokens.some((_, at) => phraseFrom(at));
    const parts = new Map<string, QueryPart>();
    for (let at = 0; at < tokens.length; ) {
      const token = tokens[at] as Token;
      const isSilent = !isAllStopWords && saysNothing(token, at);
      const phrase = phraseFrom(at);
      at += phrase?.length ?? 1;
      const typed = phrase?.part.typed ?? token.text;
      const key = fold(typed);
      if (parts.has(key)) {
        continue;
      }
      if (phrase) {
        parts.set(key, phrase.part);
      } else if (signs.includes(token)) {
        parts.set(key, { typed, readings: this.#readSign(token) });
      } else if (!isSilent) {
        parts.set(key, { typed, readings: this.#readWord(token.term, at === tokens.length) });
      }
    }
    return [...parts.values()];
  }

  /** The longest phrase of the thesaurus, of two words or more, that some words of the query begin with. */
  #phraseAt(tokens: Token[]): { part: QueryPart; length: number } | undefined {
    for (let length = tokens.length; length > 1; length -= 1) {
      const phrase = tokens.slice(0, length);
      const typed = phrase.map(({ text }) => text).join(' ');
      const key = phraseKey(typed);
      const meanings = key.includes(' ') ? this.#meanings(key) : [];
      if (meanings.length > 0) {
        const own = phrase.filter(({ term }) => !isStopWord(term));
        // Without “up”, the “sign” of “sign up” would be another word.
        const isOwnMeaning = own.length > 1 || own.length === length;
        const readings = isOwnMeaning ? [ownReading(own.map(({ term }) => this.#sameWords(term)))] : [];
        return { part: { typed, readings: [...readings, ...meanings] }, length };
      }
    }
    return undefined;
  }
}
