import { slugOf } from '../plugins/sources/slug.mjs';
import { pageFile } from './address';

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
  /** From the front matter, in English and in French: words that visitors search for and the text does not contain. */
  keywords: string[];
  language: string;
  kind: 'page' | 'service' | 'guide' | 'post';
  /** Of the documentation; empty outside of it, and where it has no versions. */
  version: string;
  sections: SectionRecord[];
}

/** What visitors type, and what pages say instead: `[['survey', 'ballot'], ['poll']]`, a line of thesaurus.txt. */
export type Synonyms = [typed: string[], meanings: string[]][];

/**
 * What the first search fetches: of each page its title, keywords and headings, and of each word of the texts
 * the pages that have it. The texts are fetched page by page, of those that are shown.
 */
export interface SearchIndexFile {
  synonyms: Synonyms;
  /** The headings are separated by line breaks; see {@link headingLine}. */
  pages: [
    path: string,
    title: string,
    trail: string[],
    keywords: string[],
    version: string,
    headings: string,
  ][];
  /** In alphabetical order, each as the number of letters that it shares with the one before, and the others. */
  words: string;
  /** For each word the pages that have it, a character for each: how many pages it is after the one before. */
  pagesOfWords: string;
}

/** The file that the first search fetches, below the base of the site. */
export const SEARCH_RECORDS = 'search-records.json';

/** The file with the whole record of a page, below the base of the site. @param path of the page, without the base */
export const recordFile = (path: string) => `search-records/${pageFile(path)}.json`;

/** The first character that JSON writes as it is, after the quotation mark. */
const FIRST_CHARACTER = 35;

/** A sign for one of level 3, the heading, and its id where that is not made of the heading. */
function headingLine({ anchor, headings }: SectionRecord): string {
  const heading = headings.at(-1) ?? '';
  return `${headings.length > 1 ? '>' : ''}${heading}${anchor === slugOf(heading) ? '' : `\t${anchor}`}`;
}

/**
 * @param pages whole records
 * @param termsIn the words of a text, as they are looked for
 */
export function packIndex(
  pages: PageRecord[],
  synonyms: Synonyms,
  termsIn: (text: string) => Iterable<string>,
): SearchIndexFile {
  const pagesOf = new Map<string, number[]>();
  for (const [number, { sections }] of pages.entries()) {
    for (const term of new Set(sections.flatMap(({ text }) => [...termsIn(text)]))) {
      const known = pagesOf.get(term);
      if (known) {
        known.push(number);
      } else {
        pagesOf.set(term, [number]);
      }
    }
  }
  const terms = [...pagesOf.keys()].sort();
  const shared = (a: string, b: string) => {
    let length = 0;
    while (length < 9 && length < a.length && a[length] === b[length]) {
      length += 1;
    }
    return length;
  };
  return {
    synonyms,
    pages: pages.map(({ path, title, trail, keywords, version, sections }) => [
      path,
      title,
      trail,
      keywords,
      version,
      sections.slice(1).map(headingLine).join('\n'),
    ]),
    words: terms
      .map((term, index) => {
        const length = shared(terms[index - 1] ?? '', term);
        return `${length}${term.slice(length)}`;
      })
      .join('\n'),
    pagesOfWords: terms
      .map((term) =>
        (pagesOf.get(term) ?? [])
          .map((page, index, all) => String.fromCodePoint(FIRST_CHARACTER + page - (all[index - 1] ?? 0)))
          .join(''),
      )
      .join('\n'),
  };
}

/** @returns a record for each page, without texts, and the words of the texts with the numbers of their pages */
export function unpackIndex({ pages, words, pagesOfWords }: SearchIndexFile): {
  pages: PageRecord[];
  words: [term: string, pages: number[]][];
} {
  const pagesOf = pagesOfWords.split('\n');
  let term = '';
  return {
    pages: pages.map(([path, title, trail, keywords, version, lines]) => ({
      path,
      title,
      trail,
      keywords,
      version,
      language: '',
      kind: 'page',
      sections: [{ anchor: '', headings: [], text: '' }, ...sectionsOf(lines)],
    })),
    words: words.split('\n').map((word, index) => {
      term = term.slice(0, Number(word[0])) + word.slice(1);
      let page = 0;
      const numbers = Array.from(pagesOf[index] ?? '', (character) => {
        page += (character.codePointAt(0) ?? 0) - FIRST_CHARACTER;
        return page;
      });
      return [term, numbers];
    }),
  };
}

/** The sections of a page, from the lines of {@link headingLine}. */
function sectionsOf(lines: string): SectionRecord[] {
  let above = '';
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [, deeper, heading = '', anchor = slugOf(heading)] = /^(>?)([^\t]*)(?:\t(.*))?$/.exec(line) ?? [];
      const headings = deeper ? [above, heading] : [heading];
      above = deeper ? above : heading;
      return { anchor, headings, text: '' };
    });
}
