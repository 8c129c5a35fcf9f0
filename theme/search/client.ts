import type { TextPart } from '../../shared/highlightRanges';
import type { PageLanguage } from '../../shared/language';

/** A found section of a page. */
export interface SectionResult {
  /** id of its heading; empty for the beginning of the page. */
  anchor: string;
  /** Its headings, from level 2 on. */
  headings: string[];
  /** The text around the found words, computed when it is shown. */
  snippet: () => TextPart[];
}

/** A found page with its best sections, the best one first. */
export interface PageResult {
  /** Address without the base. */
  path: string;
  title: string;
  lang?: PageLanguage;
  trail: string[];
  sections: SectionResult[];
  /** The reason where a typed word is not on the page: “sondage → poll”. */
  because?: string;
}

/** The answer of an engine. */
export interface SearchAnswer {
  /** The pages, the best one first. */
  pages: PageResult[];
  /** A note for visitors, such as “No page has all these words: …”; usually empty. */
  notice: string;
}

/** Pages shown at a time. */
export const PAGES_AT_A_TIME = 5;
/** Sections shown of one page. */
export const SECTIONS = 3;

/**
 * A search engine: takes the visitor's words and the version of the documentation to look in, empty
 * for all. Throws an Error with a message for visitors.
 */
export type Search = (query: string, version: string) => Promise<SearchAnswer>;
