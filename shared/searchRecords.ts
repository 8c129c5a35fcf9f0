import { pageFile } from './address';
import { listAt } from './listAt';
import { slugOf } from './slug.ts';

/** The text of an article up to the next heading. */
export interface SectionRecord {
  /** id of the heading; empty for the text under the page's title. */
  anchor: string;
  /** The headings that the text stands under, from level 2 on; the section's own is the last. */
  headings: string[];
  text: string;
  /** Those of the page that lead to this section. */
  keywords?: string[];
}

/** What the search knows of one page. */
export interface PageRecord {
  /** Address without the base: `/docs/services/pad`. */
  path: string;
  title: string;
  /** The page's breadcrumbs, without the home page and the page itself. */
  trail: string[];
  /**
   * From the front matter, in English and in French: words that visitors search for and the text does not contain. Those
   * that lead to a section stand there.
   */
  keywords: string[];
  language: string;
  kind: 'page' | 'service' | 'guide' | 'post';
  /** Of the documentation; empty outside of it, and where it has no versions. */
  version: string;
  sections: SectionRecord[];
}

/** What is fetched of a page that was found: what the index does not have. */
export interface TextRecord extends Pick<PageRecord, 'language' | 'kind'> {
  /** Of each section. */
  texts: string[];
}

/** What visitors type, and what pages say instead: `[['survey', 'ballot'], ['poll']]`, a line of the thesaurus. */
export type Synonyms = [typed: string[], meanings: string[]][];

/**
 * What the first search fetches: of each page its title, keywords and headings, and the words of the texts. Which pages
 * have a word stands in parts, each of which is fetched when one of its words is looked for; where there is only one
 * part, it stands here. The texts are fetched page by page, of those that are shown.
 */
export interface SearchIndexFile {
  /** The lines of the thesaurus, as in thesaurus.txt. */
  synonyms: string;
  /** Keywords are separated by vertical bars, headings by line breaks; see {@link headingLine}. A word counts once. */
  pages: [
    path: string,
    title: string,
    trail: string[],
    keywords: string,
    version: string,
    headings: string,
    words: number,
  ][];
  /**
   * Of each part its words, in alphabetical order, each as the number of letters that it shares with the one before,
   * and the others.
   */
  words: string[];
  /** The only part, or the addresses of all, below the base of the site. */
  parts: WordPart | string[];
}

/** For each word a line with the pages that have it, a character for each: how many pages it is after the one before. */
export type WordPart = string;

/** An index, and the parts that it has addresses of. */
export interface PackedIndex {
  index: SearchIndexFile;
  parts: WordPart[];
}

/** Characters of a part. An index with less has one part: this site’s own has 18,000, one of 1,000 pages 500,000. */
const PART_LENGTH = 32_000;

/** The file that the first search fetches, below the base of the site. */
export const SEARCH_RECORDS = 'search-records.json';

/** The file with the {@link TextRecord} of a page, below the base of the site. @param path of the page, without the base */
export const recordFile = (path: string) => `search-records/${pageFile(path)}.json`;

/** The first character that JSON writes as it is, after the quotation mark. */
const FIRST_CHARACTER = 35;

/** A sign for one of level 3, the heading, its id where that is not made of the heading, and the keywords. */
function headingLine({ anchor, headings, keywords = [] }: SectionRecord): string {
  const heading = headings.at(-1) ?? '';
  const level = headings.length > 1 ? '>' : '';
  const id = anchor === slugOf(heading) ? '' : anchor;
  return [level + heading, id, packKeywords(keywords)].join('\t').trimEnd();
}

const packKeywords = (keywords: string[]) => [...new Set(keywords)].join('|');
const unpackKeywords = (keywords: string) => keywords.split('|').filter(Boolean);

/** The words of a part, see {@link SearchIndexFile}. */
const packWords = (terms: string[]) =>
  terms
    .map((term, index) => {
      const before = terms[index - 1] ?? '';
      let shared = 0;
      while (shared < 9 && shared < before.length && before[shared] === term[shared]) {
        shared += 1;
      }
      return `${shared}${term.slice(shared)}`;
    })
    .join('\n');

/**
 * @param pages whole records
 * @param termsIn the words of a text, as they are looked for
 * @param addressOf a part, by all of them and its number: another one in another deployment, whose pages have other
 *   numbers
 */
export function packIndex(
  pages: PageRecord[],
  synonyms: Synonyms,
  termsIn: (text: string) => Iterable<string>,
  addressOf: (parts: WordPart[], number: number) => string,
  partLength = PART_LENGTH,
): PackedIndex {
  const pagesOf = new Map<string, number[]>();
  const lengths: number[] = [];
  for (const [number, { sections }] of pages.entries()) {
    const terms = new Set(sections.flatMap(({ text }) => [...termsIn(text)]));
    lengths.push(terms.size);
    for (const term of terms) {
      listAt(pagesOf, term).push(number);
    }
  }
  const words: string[][] = [];
  const parts: WordPart[] = [];
  for (const term of [...pagesOf.keys()].sort()) {
    const line = (pagesOf.get(term) ?? [])
      .map((page, index, all) => String.fromCodePoint(FIRST_CHARACTER + page - (all[index - 1] ?? 0)))
      .join('');
    const last = parts.length - 1;
    const part = parts[last];
    if (part !== undefined && part.length + line.length < partLength) {
      parts[last] = `${part}\n${line}`;
      words[last]?.push(term);
    } else {
      parts.push(line);
      words.push([term]);
    }
  }
  const [only = ''] = parts;
  return {
    index: {
      synonyms: synonyms.map(([typed, meanings]) => `${typed.join()}=${meanings.join()}`).join('\n'),
      pages: pages.map(({ path, title, trail, keywords, version, sections }, number) => [
        path,
        title,
        trail,
        packKeywords(keywords),
        version,
        sections.slice(1).map(headingLine).join('\n'),
        lengths[number] ?? 0,
      ]),
      words: words.map(packWords),
      parts: parts.length > 1 ? parts.map((_, number) => addressOf(parts, number)) : only,
    },
    parts: parts.length > 1 ? parts : [],
  };
}

/** @param synonyms of an index */
export const unpackSynonyms = (synonyms: string): Synonyms =>
  synonyms
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('=').map((words) => words.split(',')) as Synonyms[number]);

/** @returns a record for each page, without texts, the number of its words, and the words of each part */
export function unpackIndex({ pages, words }: SearchIndexFile): {
  pages: PageRecord[];
  lengths: number[];
  words: string[][];
} {
  return {
    lengths: pages.map((page) => page[6]),
    pages: pages.map(([path, title, trail, keywords, version, lines]) => ({
      path,
      title,
      trail,
      keywords: unpackKeywords(keywords),
      version,
      language: '',
      kind: 'page',
      sections: [{ anchor: '', headings: [], text: '' }, ...sectionsOf(lines)],
    })),
    words: words.map((part) => {
      let term = '';
      return part.split('\n').map((word) => {
        term = term.slice(0, Number(word[0])) + word.slice(1);
        return term;
      });
    }),
  };
}

/** @param line of a part @returns the numbers of the pages that have its word */
export function unpackLine(line: string): number[] {
  let page = 0;
  return Array.from(line, (character) => {
    page += (character.codePointAt(0) ?? 0) - FIRST_CHARACTER;
    return page;
  });
}

/** @param page without texts @throws Error when the texts are those of another deployment, with other sections */
export function withTexts(page: PageRecord, { texts }: TextRecord): PageRecord {
  if (texts.length !== page.sections.length) {
    throw new Error(page.path);
  }
  return {
    ...page,
    sections: page.sections.map((section, index) => ({ ...section, text: texts[index] as string })),
  };
}

/** The sections of a page, from the lines of {@link headingLine}. */
function sectionsOf(lines: string): SectionRecord[] {
  let above = '';
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [first = '', id = '', keywords = ''] = line.split('\t');
      const heading = first.replace(/^>/, '');
      const isDeeper = first !== heading;
      const headings = isDeeper ? [above, heading] : [heading];
      above = isDeeper ? above : heading;
      const section = { anchor: id || slugOf(heading), headings, text: '' };
      return keywords ? { ...section, keywords: unpackKeywords(keywords) } : section;
    });
}
