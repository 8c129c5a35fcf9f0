/** The text of an article up to the next heading. */
export interface SectionRecord {
  /** id of the heading; empty for the text under the page's title. */
  anchor: string;
  /** The headings that the text stands under, from level 2 on; the section's own is the last. */
  headings: string[];
  text: string;
}

/** What the search knows of one page. */
export interface PageRecord {
  /** Address without the base: `/docs/services/pad`. */
  path: string;
  title: string;
  /** The page's breadcrumbs, without the home page and the page itself. */
  trail: string[];
  /** From the front matter, in English and in French: what visitors search for and the page does not say. */
  keywords: string[];
  /** Of the documentation; empty outside of it, and where it has no versions. */
  version: string;
  sections: SectionRecord[];
}

/** What visitors type, and what pages say instead: `[['survey', 'ballot'], ['poll']]`, a line of the thesaurus. */
export type Synonyms = [typed: string[], meanings: string[]][];

/** What the first search fetches. */
export interface SearchFile {
  synonyms: Synonyms;
  pages: PageRecord[];
}

/** The address of the {@link SearchFile}, below the base of the site. */
export const SEARCH_RECORDS = 'search-records.json';
