import type { TextPart } from '../../shared/words';

/** A section of a page in which something was found. */
export interface SectionResult {
  /** id of its heading; empty for the beginning of the page. */
  anchor: string;
  /** Its headings, from level 2 on. */
  headings: string[];
  /** What stands around the words that were found, made when it is shown. */
  snippet: () => TextPart[];
}

/** A page on which something was found, with its best sections, the best one first. */
export interface PageResult {
  /** Address without the base. */
  path: string;
  title: string;
  trail: string[];
  sections: SectionResult[];
  /** Why the page was found when a word that the visitor typed is not on it: “sondage → poll”. */
  because?: string;
}

/** What an engine answers. */
export interface Answer {
  /** The pages, the best one first. */
  pages: PageResult[];
  /** What visitors should know of how it was answered, such as “No page has all these words: …”; empty as a rule. */
  notice: string;
}

/** Pages shown at a time. */
export const PAGES_AT_A_TIME = 5;
/** Sections shown of one page. */
export const SECTIONS = 3;

/**
 * A search engine: gets what the visitor typed, and the version of the documentation to look in, empty for all.
 * Throws an Error whose message tells visitors why it cannot be had.
 */
export type Search = (query: string, version: string) => Promise<Answer>;
