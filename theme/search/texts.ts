import { listAt } from '../../shared/listAt';
import { inOrder, literalOf, signsOf, type Token, wordsOf } from '../../shared/words';
import type { Section } from './postings';

/** The text of a section. */
export interface SectionText {
  text: string;
  /** Its words and signs, in order. */
  tokens: Token[];
  /** Number of words. */
  length: number;
  /** See {@link literalOf}. */
  literal: string;
}

/** Where a word stands in the text of one section. */
export interface TextPosting {
  section: Section;
  count: number;
  /** Counted in words; none of signs. */
  positions: number[];
}

/** Shared: most words are in no text that was fetched. */
const NONE: never[] = [];

/** The texts that were fetched: an inverted index of them, and what a search reads of each. */
export class Texts {
  readonly #byTerm = new Map<string, TextPosting[]>();
  readonly #bySection = new Map<Section, SectionText>();

  /** Where a word stands. */
  of(term: string): TextPosting[] {
    return this.#byTerm.get(term) ?? NONE;
  }

  /** The text of a section; undefined as long as it was not added. */
  textOf(section: Section): SectionText | undefined {
    return this.#bySection.get(section);
  }

  /** Adds the text of a section, once. */
  add(section: Section, text: string): void {
    const words = wordsOf(text);
    const signs = signsOf(text);
    words.forEach(({ term }, position) => {
      this.#posting(term, section).positions.push(position);
    });
    for (const { term } of signs) {
      this.#posting(term, section);
    }
    this.#bySection.set(section, {
      text,
      tokens: signs.length > 0 ? inOrder([...signs, ...words]) : words,
      length: text.split(' ').length,
      literal: literalOf(text),
    });
  }

  /** Counts a word. @returns the posting of the section whose text is being added: the last one, or a new one */
  #posting(term: string, section: Section): TextPosting {
    const postings = listAt(this.#byTerm, term);
    let posting = postings.at(-1);
    if (posting?.section === section) {
      posting.count += 1;
    } else {
      posting = { section, count: 1, positions: [] };
      postings.push(posting);
    }
    return posting;
  }
}
