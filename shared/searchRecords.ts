import type { PageLanguage } from './language';

/** The text of an article up to the next heading. */
export interface SectionRecord {
  /** id of the heading; empty for the text under the page's title. */
  anchor: string;
  /** The headings that the text stands under, from level 2 on; the section's own is the last. */
  headings: string[];
  text: string;
}

export interface PageRecord {
  /** Address without the base: `/docs/services/pad`. */
  path: string;
  title: string;
  lang?: PageLanguage;
  /** The page's breadcrumbs, without the home page and the page itself. */
  trail: string[];
  /** What visitors search for and the page does not say, in English and in French. */
  keywords: string[];
  /** Of the documentation; empty outside of it, and where it has no versions. */
  version: string;
  sections: SectionRecord[];
}

/**
 * What visitors type, and what pages say instead: `[['survey', 'ballot'], ['poll']]`, a line of the
 * thesaurus.
 */
export type Synonyms = [typed: string[], meanings: string[]][];

/** What the first search fetches. */
export interface SearchFile {
  synonyms: Synonyms;
  pages: PageRecord[];
}

/** The `SearchFile`, below the base. */
export const SEARCH_RECORDS = 'search-records.json';
