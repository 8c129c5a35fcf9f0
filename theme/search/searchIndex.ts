import MiniSearch, { type SearchResult } from 'minisearch';
import type { PageRecord } from '../../plugins/searchRecords/records';
import type { PageResult } from './client';
import { snippetOf, termOf, termsOf, wordsOf } from './words';

/** A section as the index knows it. */
interface Entry {
  id: number;
  page: PageRecord;
  anchor: string;
  headings: string[];
  /** The page's title and keywords, in the entry of its beginning only: they count once. */
  title: string;
  keywords: string;
  heading: string;
  /** What the section stands under: lets words of the title and of the text be looked for together. */
  context: string;
  text: string;
}

/** How much a word counts where it is found: titles more than headings, headings more than text. */
const WEIGHTS = { title: 12, keywords: 8, heading: 5, context: 1.5, text: 1 };
/** A word that begins with the one looked for, and one with a typing error, count less than the word itself. */
const PREFIX_WEIGHT = 0.6;
const FUZZY_WEIGHT = 0.35;
/** Shorter words are too often another word with one letter changed. */
const SHORTEST_FUZZY = 4;
/** Pages that mention everything and explain nothing come after those that do. */
const OVERVIEWS = new Map([
  ['/', 0.3],
  ['/docs/', 0.6],
  ['/docs/services', 0.7],
]);
/** Sections shown of one page. */
const SECTIONS = 3;

function entriesOf(pages: PageRecord[]): Entry[] {
  let id = 0;
  return pages.flatMap((page) =>
    page.sections.map(({ anchor, headings, text }) => {
      const isBeginning = anchor === '';
      id += 1;
      return {
        id,
        page,
        anchor,
        headings,
        title: isBeginning ? page.title : '',
        keywords: isBeginning ? page.keywords.join(' ') : '',
        heading: headings.at(-1) ?? '',
        context: [page.title, ...page.keywords, ...headings.slice(0, -1)].join(' '),
        text,
      };
    }),
  );
}

/** Looks for pages in records that were fetched. */
export class Index {
  readonly #index = new MiniSearch<Entry>({
    fields: Object.keys(WEIGHTS),
    storeFields: ['page', 'anchor', 'headings', 'text'],
    tokenize: wordsOf,
    processTerm: termOf,
    searchOptions: {
      boost: WEIGHTS,
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length >= SHORTEST_FUZZY ? 1 : false),
      boostDocument: (_id, _term, fields) => OVERVIEWS.get((fields as Partial<Entry>).page?.path ?? '') ?? 1,
      weights: { prefix: PREFIX_WEIGHT, fuzzy: FUZZY_WEIGHT },
    },
  });

  /** Adds pages without holding up the page for long. */
  async add(pages: PageRecord[]): Promise<void> {
    await this.#index.addAllAsync(entriesOf(pages), { chunkSize: 50 });
  }

  /** @param version of the documentation to look in; empty for all */
  search(query: string, version: string): PageResult[] {
    const terms = termsOf(query).join(' ');
    // What has no version belongs to all of them.
    const filter = ({ page }: SearchResult) => !version || !page.version || page.version === version;
    const all = this.#index.search(terms, { filter, combineWith: 'AND' });
    const found = all.length > 0 ? all : this.#index.search(terms, { filter });

    const results = new Map<PageRecord, PageResult>();
    for (const entry of found) {
      const { page, anchor, headings, text } = entry as SearchResult & Entry;
      const { path, title, trail } = page;
      const result: PageResult = results.get(page) ?? { path, title, trail, sections: [] };
      results.set(page, result);
      if (result.sections.length < SECTIONS) {
        result.sections.push({ anchor, headings, snippet: snippetOf(text, new Set(entry.terms)) });
      }
    }
    return [...results.values()];
  }
}
