import { listAt } from '../../shared/listAt';
import { type PageRecord, type SectionRecord, unpackLine, type WordPart } from '../../shared/searchRecords';
import { isStopWord, literalOf, signsOf, wordsOf } from '../../shared/words';
import { takeTurns } from './takeTurns';

/** Where a word can stand. Titles belong to the first section of their page, and so do keywords that lead to no other. */
export type Field = 'title' | 'heading' | 'keywords' | 'parents';

/** Where a word stands in one section, but for its text. */
export interface Posting {
  section: Section;
  fields: Partial<Record<Field, true>>;
  /** Whether the texts of the page have it; only in the first section, which stands for all. */
  isInTexts: boolean;
  /** The keywords that it is a part of, by their number. */
  keywords: readonly number[];
}

export interface Section {
  page: PageRecord;
  anchor: string;
  headings: string[];
  isBeginning: boolean;
  /** Words of the title and of the heading that say something. */
  lengths: Record<'title' | 'heading', number>;
  /** Words of each keyword that say something. */
  keywordLengths: number[];
  /** The keywords of several words, see {@link literalOf}. */
  phrases: string[];
  /** Different words of the texts of the page; only in its first section. */
  pageLength: number;
}

/** Shared: an index of a thousand pages has a hundred thousand postings, most of them without. */
const NONE: never[] = [];

/** An inverted index of pages without their texts: for each word the sections that have it. https://en.wikipedia.org/wiki/Inverted_index */
export class Postings {
  readonly #byTerm = new Map<string, Posting[]>();
  /** Of each page, in order. */
  readonly #sections: Section[][] = [];
  readonly #numberOf = new Map<string, number>();
  /** The part of each word whose pages are not known yet. */
  readonly #partOf = new Map<string, number>();
  readonly #parts = new Map<number, string[]>();
  /** The pages of each word that nobody has looked for yet: of a part, few words are. */
  readonly #lines = new Map<string, string>();

  /** Number of pages. */
  get pages(): number {
    return this.#sections.length;
  }

  /** Number of parts that were not added yet. */
  get expected(): number {
    return this.#parts.size;
  }

  of(term: string): Posting[] {
    const line = this.#lines.get(term);
    if (line !== undefined) {
      this.#lines.delete(term);
      this.#addLine(term, line);
    }
    return this.#byTerm.get(term) ?? [];
  }

  /** How many sections have a word, about. */
  frequency(term: string): number {
    return (this.#lines.get(term)?.length ?? 0) + (this.#byTerm.get(term)?.length ?? 0);
  }

  /** Number of words. */
  get size(): number {
    return this.#byTerm.size;
  }

  /** All words. */
  terms(): IterableIterator<string> {
    return this.#byTerm.keys();
  }

  /** The sections of a page, by its address, in order; none of a page that is not known. */
  sectionsOf(path: string): readonly Section[] {
    return this.#sections[this.#numberOf.get(path) ?? -1] ?? [];
  }

  /** Adds pages without holding up the page for long. */
  async add(pages: PageRecord[]): Promise<void> {
    for (const page of pages) {
      await takeTurns();
      this.#numberOf.set(page.path, this.#sections.length);
      this.#sections.push(page.sections.map((section) => this.#addSection(page, section)));
    }
  }

  /**
   * Adds words of the texts of the pages that were added.
   *
   * @param lengths the number of words of each page
   * @param parts of the words, each of which must be added before one of its words is looked for
   */
  expect(lengths: number[], parts: string[][]): void {
    for (const [page, [beginning]] of this.#sections.entries()) {
      if (beginning) {
        beginning.pageLength = lengths[page] ?? 0;
      }
    }
    for (const [part, terms] of parts.entries()) {
      this.#parts.set(part, terms);
      for (const term of terms) {
        this.#partOf.set(term, part);
        if (!this.#byTerm.has(term)) {
          this.#byTerm.set(term, []);
        }
      }
    }
  }

  /** The part that must be added before a word is looked for; undefined when it can be. */
  partOf(term: string): number | undefined {
    const part = this.#partOf.get(term);
    return part !== undefined && this.#parts.has(part) ? part : undefined;
  }

  /** Adds the words of a part to the texts of the pages that were added. */
  addPart(part: number, text: WordPart): void {
    const lines = text.split('\n');
    for (const [index, term] of (this.#parts.get(part) ?? []).entries()) {
      this.#lines.set(term, lines[index] ?? '');
    }
    this.#parts.delete(part);
  }

  /** Adds a word to the texts that have it. */
  #addLine(term: string, line: string): void {
    // A title or a keyword may have the word, too.
    const known = new Map(this.#byTerm.get(term)?.map((posting) => [posting.section, posting]));
    for (const page of unpackLine(line)) {
      const beginning = this.#sections[page]?.[0];
      if (beginning) {
        (known.get(beginning) ?? this.#posting(term, beginning)).isInTexts = true;
      }
    }
  }

  #addSection(page: PageRecord, { anchor, headings, keywords = [] }: SectionRecord): Section {
    const isBeginning = headings.length === 0;
    const section: Section = {
      page,
      anchor,
      headings,
      isBeginning,
      lengths: { title: 1, heading: 1 },
      keywordLengths: [],
      phrases: [],
      pageLength: 0,
    };
    if (isBeginning) {
      section.lengths.title = this.#addField(section, 'title', page.title);
    }
    const own = [...(isBeginning ? page.keywords : []), ...keywords];
    section.phrases = own.map(literalOf).filter(Boolean);
    for (const [number, keyword] of own.entries()) {
      section.keywordLengths.push(
        this.#addField(section, 'keywords', keyword, (posting) => {
          posting.keywords = [...posting.keywords, number];
        }),
      );
    }
    section.lengths.heading = this.#addField(section, 'heading', headings.at(-1) ?? '');
    this.#addField(section, 'parents', headings.slice(0, -1).join(', '));
    return section;
  }

  /** @returns the number of words that say something */
  #addField(
    section: Section,
    field: Field,
    text: string,
    note: (posting: Posting) => void = () => {},
  ): number {
    const words = wordsOf(text);
    for (const { term } of words) {
      const posting = this.#posting(term, section);
      posting.fields[field] = true;
      note(posting);
    }
    for (const { term } of signsOf(text)) {
      this.#posting(term, section).fields[field] = true;
    }
    return Math.max(1, words.filter(({ term }) => !isStopWord(term)).length);
  }

  /** The posting of a section whose words are being added: the last one, or a new one. */
  #posting(term: string, section: Section): Posting {
    const postings = listAt(this.#byTerm, term);
    let posting = postings.at(-1);
    if (posting?.section !== section) {
      posting = { section, fields: {}, isInTexts: false, keywords: NONE };
      postings.push(posting);
    }
    return posting;
  }
}
