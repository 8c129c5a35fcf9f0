import { type PageRecord, type SectionRecord, unpackLine, type WordPart } from '../../shared/searchRecords';
import { inOrder, isStopWord, literalOf, signsOf, type Token, wordsOf } from './words';

/** Where a word can stand. Titles belong to the first section of their page, and so do keywords that lead to no other. */
export type Field = 'title' | 'heading' | 'keywords' | 'parents' | 'text';

/** Where a word stands in one section. */
export interface Posting {
  section: Section;
  /** How often it stands in each field. */
  counts: Partial<Record<Field, number>>;
  /** In the text, counted in words. */
  positions: number[];
  /** The keywords that it is a part of, by their number. */
  keywords: readonly number[];
}

export interface Section {
  page: PageRecord;
  anchor: string;
  headings: string[];
  text: string;
  /** The words and signs of the text, in order: each search that finds the section looks through them. */
  tokens: Token[];
  isBeginning: boolean;
  /** Words of the title and of the heading that say something. */
  lengths: Record<'title' | 'heading', number>;
  /** Words of each keyword that say something. */
  keywordLengths: number[];
  /** The keywords of several words, see {@link literalOf}. */
  phrases: string[];
  /** All words of the text. */
  textLength: number;
}

/** Shared: an index of a thousand pages has a hundred thousand postings, most of them without. */
const NONE: never[] = [];

/** The longest that the page is held up while an index is made, in milliseconds. */
const LONGEST_TASK_MS = 15;

/** An inverted index: for each word the sections that have it. https://en.wikipedia.org/wiki/Inverted_index */
export class Postings {
  readonly #byTerm = new Map<string, Posting[]>();
  readonly #beginnings: Section[] = [];
  /** The part of each word whose pages are not known yet. */
  readonly #partOf = new Map<string, number>();
  readonly #parts = new Map<number, string[]>();
  /** The pages of each word that nobody has looked for yet: of a part, few words are. */
  readonly #lines = new Map<string, string>();
  #begun = 0;

  /** Number of pages. */
  get pages(): number {
    return this.#beginnings.length;
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

  /** Adds pages without holding up the page for long. */
  async add(pages: PageRecord[]): Promise<void> {
    for (const page of pages) {
      await this.#takeTurns();
      for (const section of page.sections) {
        this.#addSection(page, section);
      }
    }
  }

  /**
   * Adds words of the texts of the pages that were added.
   *
   * @param lengths the number of words of each page
   * @param parts of the words, each of which must be added before one of its words is looked for
   */
  expect(lengths: number[], parts: string[][]): void {
    for (const [page, section] of this.#beginnings.entries()) {
      section.textLength = lengths[page] ?? 0;
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
      const section = this.#beginnings[page];
      if (section) {
        (known.get(section) ?? this.#posting(term, section)).counts.text = 1;
      }
    }
  }

  /** Lets the browser do something else now and then. */
  async #takeTurns(): Promise<void> {
    if (performance.now() - this.#begun > LONGEST_TASK_MS) {
      await new Promise((resolve) => setTimeout(resolve));
      this.#begun = performance.now();
    }
  }

  #addSection(page: PageRecord, { anchor, headings, text, keywords = [] }: SectionRecord): void {
    const isBeginning = headings.length === 0;
    const section: Section = {
      page,
      anchor,
      headings,
      text,
      tokens: [],
      isBeginning,
      lengths: { title: 1, heading: 1 },
      keywordLengths: [],
      phrases: [],
      textLength: 0,
    };
    if (isBeginning) {
      this.#beginnings.push(section);
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
    this.#addField(section, 'text', text, (posting, position) => {
      if (posting.positions === NONE) {
        posting.positions = [position];
      } else {
        posting.positions.push(position);
      }
    });
    section.textLength = text.split(' ').length;
  }

  /** @returns the number of words that say something */
  #addField(
    section: Section,
    field: Field,
    text: string,
    note: (posting: Posting, position: number) => void = () => {},
  ): number {
    const words = wordsOf(text);
    const signs = signsOf(text);
    if (field === 'text') {
      section.tokens = signs.length > 0 ? inOrder([...signs, ...words]) : words;
    }
    for (const [position, { term }] of words.entries()) {
      const posting = this.#posting(term, section);
      posting.counts[field] = (posting.counts[field] ?? 0) + 1;
      note(posting, position);
    }
    for (const { term } of signs) {
      const posting = this.#posting(term, section);
      posting.counts[field] = (posting.counts[field] ?? 0) + 1;
    }
    return Math.max(1, words.filter(({ term }) => !isStopWord(term)).length);
  }

  /** The posting of a section whose words are being added: the last one, or a new one. */
  #posting(term: string, section: Section): Posting {
    let postings = this.#byTerm.get(term);
    if (!postings) {
      postings = [];
      this.#byTerm.set(term, postings);
    }
    let posting = postings.at(-1);
    if (posting?.section !== section) {
      posting = { section, counts: {}, positions: NONE, keywords: NONE };
      postings.push(posting);
    }
    return posting;
  }
}
