import type { TextPart } from '../../shared/highlightRanges';
import type { PageRecord, SectionRecord } from '../../shared/searchRecords';

/** A found section of a page. */
export interface SectionResult extends Pick<SectionRecord, 'anchor' | 'headings'> {
  /** Returns the text around the found words. It is computed only when it is shown. */
  makeSnippet: () => TextPart[];
}

/** A found page with its best sections, the best one first. */
export interface PageResult extends Pick<PageRecord, 'address' | 'title' | 'lang' | 'trail'> {
  sections: SectionResult[];
  /** The reason why the page was found, if a typed word is not on it: “sondage → poll”. */
  reason?: string;
}

/** The answer of an engine. */
export interface SearchAnswer {
  /** The pages, the best one first. */
  pages: PageResult[];
  /** A note for visitors, such as “No page has all these words: …”; usually empty. */
  notice: string;
}

/** The number of pages that are shown at a time. */
export const PAGES_AT_A_TIME = 5;
/** The largest number of sections that are shown of one page. */
export const MAX_SECTIONS_PER_PAGE = 3;

/**
 * A search engine. It takes the visitor's words and the version of the documentation to search,
 * which is empty for all versions. It throws an Error if it fails.
 */
export type SearchEngine = (query: string, version: string) => Promise<SearchAnswer>;
