import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { getOrCreateList } from '../../shared/getOrCreateList';
import type { PageRecord, SearchFile, SectionRecord } from '../../shared/searchRecords';
import { cutSnippet, getTerms, tokenize } from '../../shared/words';
import { MAX_SECTIONS_PER_PAGE, type PageResult, type SearchAnswer } from './client';
import { type Meaning, makeQuerySplitter, type PhraseWithMeanings } from './meanings';

/**
 * The weights of found words, by the field in which a word was found. The command
 * `npm run e2e -- searchQuality` shows what a change of these numbers does to the results.
 */
const BOOST = { title: 4, keywords: 4, heading: 2, text: 1 };
/** The weight of a word that comes from the thesaurus. */
const SYNONYM_WEIGHT = 0.55;
/**
 * The factor by which a score is multiplied for each missing part of the query. A part is missing
 * from a section that lacks it, and from a page if all its found sections lack it.
 */
const MISSING_PART_FACTOR = 0.5;
/**
 * The number of sections that MiniSearch indexes before it pauses. In the pauses, a phone can show
 * the letters that the visitor types.
 */
const SECTIONS_BEFORE_PAUSE = 20;

/** A found section. The title and the keywords of its page count as parts of the section. */
type FoundSection = SearchResult & { page: PageRecord; section: SectionRecord };

/** Makes a query that finds sections with all words of a meaning, each in one of its forms. */
const makeQuery = ({ words, text }: Meaning): Query => ({
  combineWith: 'AND',
  queries: words.map((forms) => ({
    combineWith: 'OR',
    queries: forms.map(([term, weight]) => ({
      queries: [term],
      boostTerm: () => (text ? SYNONYM_WEIGHT : 1) * weight,
    })),
  })),
});

/** Returns whether all words of a meaning, each in one of its forms, are among the found words. */
const isMeaningFound = ({ words }: Meaning, terms: string[]) =>
  words.every((forms) => forms.some(([term]) => terms.includes(term)));

/** Counts the parts of the query of which no meaning is among the found words. */
const countMissingParts = (terms: string[], parts: PhraseWithMeanings[]) =>
  parts.filter(({ meanings }) => !meanings.some((meaning) => isMeaningFound(meaning, terms)))
    .length;

/**
 * Returns the reason why a page was found, in a list: “sondage → poll”. The list is empty if the
 * page contains the typed words themselves.
 */
function findReasons({ typedWords, meanings }: PhraseWithMeanings, terms: string[]): string[] {
  const meaning = meanings.find((one) => isMeaningFound(one, terms));
  return meaning?.text ? [`${typedWords} → ${meaning.text}`] : [];
}

/**
 * Returns the result for a page, its score, and the number of missing parts of the query. If the
 * words are only in the title or the keywords, the result shows the beginning of the page.
 */
function rankPage(page: PageRecord, foundSections: FoundSection[], parts: PhraseWithMeanings[]) {
  const { address, title, lang, trail } = page;
  const terms = foundSections.flatMap((section) => section.terms);
  const missingPartCount = countMissingParts(terms, parts);
  const sortedSections = foundSections
    .map((result) => ({
      ...result,
      score: result.score * MISSING_PART_FACTOR ** countMissingParts(result.terms, parts),
    }))
    .sort((a, b) => b.score - a.score);
  const sectionsWithWords = sortedSections.filter(({ match }) =>
    Object.values(match).some(
      (matchedFields) => matchedFields.includes('heading') || matchedFields.includes('text'),
    ),
  );
  const reason = parts.flatMap((part) => findReasons(part, terms)).join(', ');
  const shownSections =
    sectionsWithWords.length > 0
      ? sectionsWithWords.map(({ section }) => section)
      : page.sections.slice(0, 1);
  const result: PageResult = {
    address,
    title,
    lang,
    trail,
    sections: shownSections.slice(0, MAX_SECTIONS_PER_PAGE).map(({ anchor, headings, text }) => ({
      anchor,
      headings,
      makeSnippet: () => cutSnippet(text, ({ term }) => terms.includes(term)),
    })),
    ...(reason && { reason }),
  };
  return {
    result,
    missing: missingPartCount,
    score: (sortedSections[0]?.score ?? 0) * MISSING_PART_FACTOR ** missingPartCount,
  };
}

/**
 * Indexes the sections of the site with MiniSearch.
 *
 * @returns the function that searches them; `version` is a version of the documentation, or empty
 *   for all versions
 */
export async function makeEmbeddedSearch({
  pages,
  synonyms,
}: SearchFile): Promise<(query: string, version: string) => SearchAnswer> {
  const terms = new Set<string>();
  const index = new MiniSearch({
    fields: Object.keys(BOOST),
    storeFields: ['page', 'section'],
    tokenize: (text) => getTerms(tokenize(text)),
    processTerm(term) {
      terms.add(term);
      return term;
    },
  });
  const indexEntries = pages
    .flatMap((page) => page.sections.map((section) => ({ page, section })))
    .map(({ page, section }, id) => ({
      id,
      page,
      section,
      title: page.title,
      keywords: page.keywords.join(' | '),
      heading: section.headings.at(-1) ?? '',
      text: section.text,
    }));
  await index.addAllAsync(indexEntries, { chunkSize: SECTIONS_BEFORE_PAUSE });
  const splitQuery = makeQuerySplitter(terms, synonyms);

  return (query, version) => {
    const parts = splitQuery(query);
    const results = index.search(
      { combineWith: 'OR', queries: parts.flatMap(({ meanings }) => meanings.map(makeQuery)) },
      {
        boost: BOOST,
        tokenize: (text) => [text],
        // Pages without a version belong to all versions.
        filter: ({ page }) => version === '' || ['', version].includes(page.version),
      },
    ) as FoundSection[];
    const sectionsByPage = new Map<PageRecord, FoundSection[]>();
    for (const result of results) {
      getOrCreateList(sectionsByPage, result.page).push(result);
    }
    const rankedPages = [...sectionsByPage]
      .map(([page, foundSections]) => rankPage(page, foundSections, parts))
      .sort((a, b) => b.score - a.score);
    const isPartial = rankedPages.length > 0 && rankedPages.every(({ missing }) => missing > 0);
    return {
      pages: rankedPages.map(({ result }) => result),
      notice: isPartial
        ? `No page has all these words: ${parts.map(({ typedWords }) => typedWords).join(', ')}`
        : '',
    };
  };
}
