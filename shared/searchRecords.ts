import type { PageLanguage } from './language';

/**
 * An attribute of an element whose text the search leaves out, such as a card that repeats other
 * pages, or a text to copy.
 */
export const NOT_SEARCHED_ATTRIBUTE = 'data-not-searched';

/** The text of an article between a heading and the next one, or of a folded part. */
export interface SectionRecord {
  /** The id of the heading or of the folded text; empty for the text under the page's title. */
  anchor: string;
  /** The headings above the text, from level 2 on; the last is the section's own or the summary. */
  headings: string[];
  text: string;
}

/** What the search knows about a page. */
export interface PageRecord {
  /** The address without the base: `/docs/services/pad`. */
  address: string;
  title: string;
  lang?: PageLanguage;
  /** The page's breadcrumbs, without the home page and the page itself. */
  trail: string[];
  /** Words that visitors type and that the page answers, in English and in French. */
  keywords: string[];
  /** The version of the documentation; empty for pages that belong to no version. */
  version: string;
  sections: SectionRecord[];
}

/**
 * The lines of the thesaurus. Each has words that visitors type, and the words that pages use
 * instead: `[['survey', 'ballot'], ['poll']]`.
 */
export type Synonyms = [typed: string[], meanings: string[]][];

/** The content of the file that the first search fetches. */
export interface SearchFile {
  synonyms: Synonyms;
  pages: PageRecord[];
}

/** The name of the file with the `SearchFile`, below the base. */
export const SEARCH_RECORDS_FILE = 'search-records.json';
