import type { PageRecord, Synonyms } from '../../shared/searchRecords.ts';

/**
 * The longest text of a record, in characters. On its smallest plan, Algolia accepts records of up
 * to 10 kB.
 */
const MAX_TEXT_LENGTH = 6000;

/**
 * Returns a record for each section of the pages, in the format of DocSearch:
 * https://docsearch.algolia.com/docs/record-extractor/
 *
 * @param siteUrl the whole address of the site, with a trailing slash
 */
export function makeHostedRecords(pages: PageRecord[], siteUrl: string) {
  return pages.flatMap(({ address, title, lang, trail, keywords, version, sections }) => {
    const url = new URL(address.slice(1), siteUrl).href;
    return sections.map(({ anchor, headings, text }, position) => ({
      objectID: anchor ? `${address}#${anchor}` : address,
      url: anchor ? `${url}#${anchor}` : url,
      url_without_anchor: url,
      anchor: anchor || null,
      type: anchor ? `lvl${headings.length + 1}` : 'lvl1',
      hierarchy: {
        lvl0: trail.join(' › ') || null,
        lvl1: title,
        lvl2: headings[0] ?? null,
        lvl3: headings[1] ?? null,
      },
      content: text.slice(0, MAX_TEXT_LENGTH),
      keywords: anchor ? [] : keywords,
      language: lang ?? 'en',
      docusaurus_tag: version || 'default',
      weight: { level: 100 - headings.length * 10, position },
    }));
  });
}

/**
 * The settings of the index at Algolia: facets for the queries of theme/search/hosted.ts, and rules
 * like those by which the embedded search finds and ranks results.
 * https://www.algolia.com/doc/api-reference/settings-api-parameters
 */
export const indexSettings = {
  attributesForFaceting: ['language', 'docusaurus_tag', 'type'],
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(keywords)',
    'unordered(content)',
  ],
  attributesToSnippet: ['content:40'],
  // Algolia allows as many typing errors as the embedded search, and returns only the results with
  // the fewest errors.
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  typoTolerance: 'min' as const,
  // If no page has all words, Algolia returns the pages with most of them.
  removeWordsIfNoResults: 'allOptional' as const,
  // “proximity” precedes “attribute”: a section with the words side by side comes before one that
  // has a word in its title and another far away in its text.
  ranking: ['words', 'typo', 'proximity', 'attribute', 'exact', 'filters', 'custom'],
  // By default, a word in the title would decide alone, although all sections of a page share the
  // title.
  attributeCriteriaComputedBy: 'sum' as const,
  customRanking: ['desc(weight.level)', 'asc(weight.position)'],
  // Algolia keeps these signs in words such as @here, /poll and from:.
  separatorsToIndex: '@#/~:*`+.-_',
  // Algolia returns at most three sections of a page.
  attributeForDistinct: 'url_without_anchor',
  distinct: 3,
  ignorePlurals: true,
  removeStopWords: true,
  queryLanguages: ['en', 'fr'] as ('en' | 'fr')[],
};

/**
 * Returns the thesaurus as synonyms of Algolia:
 * https://www.algolia.com/doc/guides/managing-results/optimize-search-results/adding-synonyms/in-depth/one-way-synonyms
 */
export const makeHostedSynonyms = (synonyms: Synonyms) =>
  synonyms.flatMap(([typed, meanings], lineIndex) =>
    typed.map((input, index) => ({
      objectID: `${lineIndex + 1}-${index + 1}`,
      type: 'oneWaySynonym' as const,
      input,
      synonyms: meanings,
    })),
  );
