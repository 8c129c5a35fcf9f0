import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { listAt } from '../../shared/listAt';
import type { PageRecord, SearchFile, SectionRecord } from '../../shared/searchRecords';
import { inOrder, signsOf, snippetOf, termsIn, wordsOf } from '../../shared/words';
import { type Answer, type PageResult, SECTIONS, type SectionResult } from './client';
import { type Meaning, Meanings, type QueryPart } from './meanings';

/** How much a word counts by where it stands. `npm run e2e -- searchQuality` shows what a change does. */
const BOOST = { title: 6, keywords: 6, heading: 3, text: 1 };
const BM25 = { k: 1.2, b: 0.5, d: 0.3 };
/** What is left of the score for each part of the query that a section lacks with its page's title, and that its page lacks. */
const LACKING = 0.5;
/** Entries indexed without a pause: while a slow telephone makes the index, it still shows what is typed. */
const AT_A_TIME = 20;

/** What is found: a page by its title and its keywords, or one of its sections. */
interface Entry {
  page: PageRecord;
  section?: SectionRecord;
}

const identity = (term: string) => term;

/** Each of the words, in one of its forms. */
const queryOf = ({ words, weight }: Meaning): Query => ({
  combineWith: 'AND',
  queries: words.map((forms) => ({
    combineWith: 'OR',
    queries: forms.map(([term, ofForm]) => ({ queries: [term], boostTerm: () => weight * ofForm })),
  })),
});

/** Whether a meaning was found with these words. */
const isFound = ({ words }: Meaning, terms: Set<string>) =>
  words.every((forms) => forms.some(([term]) => terms.has(term)));

const lacking = (parts: QueryPart[], terms: Set<string>) =>
  LACKING ** parts.filter(({ meanings }) => !meanings.some((meaning) => isFound(meaning, terms))).length;

/** Why a page was found for what was typed: “sondage → poll”; nothing where that stands on it. */
function reasonFor({ typed, meanings }: QueryPart, terms: Set<string>): string[] {
  const found = meanings.filter((meaning) => isFound(meaning, terms));
  const [meaning] = found;
  return meaning?.text && found.every(({ text }) => text) ? [`${typed} → ${meaning.text}`] : [];
}

const sectionResult = (
  { anchor, headings, text }: SectionRecord,
  terms: Map<string, number>,
): SectionResult => ({
  anchor,
  headings,
  snippet: () => snippetOf(text, inOrder([...signsOf(text), ...wordsOf(text)]), terms),
});

/** Looks in the pages and sections of the site, with MiniSearch. */
export class SiteIndex {
  readonly #entries: Entry[];
  readonly #index: MiniSearch;
  readonly #meanings: Meanings;

  private constructor(entries: Entry[], index: MiniSearch, meanings: Meanings) {
    this.#entries = entries;
    this.#index = index;
    this.#meanings = meanings;
  }

  /** Makes the index of a site. */
  static async of({ pages, synonyms }: SearchFile): Promise<SiteIndex> {
    const entries = pages.flatMap((page): Entry[] => [
      { page },
      ...page.sections.map((section) => ({ page, section })),
    ]);
    const terms = new Set<string>();
    const index = new MiniSearch({
      fields: Object.keys(BOOST),
      tokenize(text) {
        const found = termsIn(text);
        for (const term of found) {
          terms.add(term);
        }
        return found;
      },
      processTerm: identity,
    });
    const documents = entries.map(({ page, section }, id) =>
      section
        ? { id, heading: section.headings.at(-1) ?? page.title, text: section.text }
        : { id, title: page.title, keywords: page.keywords.join(' | ') },
    );
    await index.addAllAsync(documents, { chunkSize: AT_A_TIME });
    return new SiteIndex(entries, index, new Meanings(terms, synonyms));
  }

  /** @param version of the documentation to look in; empty for all */
  search(query: string, version: string): Answer {
    const parts = this.#meanings.partsOf(query);
    const results = this.#index.search(
      { combineWith: 'OR', queries: parts.flatMap(({ meanings }) => meanings.map(queryOf)) },
      {
        boost: BOOST,
        bm25: BM25,
        tokenize: (text) => [text],
        // What has no version belongs to all of them.
        filter: ({ id }) => version === '' || ['', version].includes(this.#entries[id]?.page.version ?? ''),
      },
    );
    const byPage = new Map<PageRecord, SearchResult[]>();
    for (const result of results) {
      listAt(byPage, (this.#entries[result.id] as Entry).page).push(result);
    }
    const pages = [...byPage].map(([page, found]) => this.#ranked(page, found, parts));
    pages.sort((a, b) => b.score - a.score);
    const isPartial = pages.length > 0 && !pages.some(({ isWhole }) => isWhole);
    return {
      pages: pages.map(({ page, terms, sections }): PageResult => {
        const because = parts.flatMap((part) => reasonFor(part, terms));
        const weights = new Map([...terms].map((term) => [term, 1]));
        return {
          path: page.path,
          title: page.title,
          trail: page.trail,
          sections: sections.slice(0, SECTIONS).map((section) => sectionResult(section, weights)),
          ...(because.length > 0 && { because: because.join(', ') }),
        };
      }),
      notice: isPartial ? `No page has all these words: ${parts.map(({ typed }) => typed).join(', ')}` : '',
    };
  }

  /** A page with its score and its sections, the best one first; its beginning where only its title or its keywords were found. */
  #ranked(page: PageRecord, found: SearchResult[], parts: QueryPart[]) {
    const sectionOf = ({ id }: SearchResult) => this.#entries[id]?.section;
    const title = found.find((result) => !sectionOf(result));
    const terms = new Set(found.flatMap((result) => result.terms));
    const ranked = found
      .filter(sectionOf)
      .map((result) => ({
        section: sectionOf(result) as SectionRecord,
        score: result.score * lacking(parts, new Set(result.terms)),
        withTitle:
          ((title?.score ?? 0) + result.score) *
          lacking(parts, new Set([...result.terms, ...(title?.terms ?? [])])),
      }))
      .sort((a, b) => b.score - a.score);
    const ofTitle = title ? title.score * lacking(parts, new Set(title.terms)) : 0;
    const ofPage = lacking(parts, terms);
    return {
      page,
      terms,
      isWhole: ofPage === 1,
      score: Math.max(ofTitle, ...ranked.map(({ withTitle }) => withTitle)) * ofPage,
      sections: ranked.length > 0 ? ranked.map(({ section }) => section) : page.sections.slice(0, 1),
    };
  }
}
