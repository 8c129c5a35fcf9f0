import type { PageRecord, Synonyms } from '../../shared/searchRecords.ts';

/**
 * The longest text of a record, in characters. The service accepts records of up to 10 kB on its
 * smallest plan.
 */
const MAX_TEXT_LENGTH = 6000;

/**
 * Returns the records in DocSearch's format: https://docsearch.algolia.com/docs/record-extractor/
 *
 * @param address the address of the site
 */
export function hostedRecords(pages: PageRecord[], address: string) {
  return pages.flatMap(({ path, title, lang, trail, keywords, version, sections }) => {
    const url = new URL(path.slice(1), address).href;
    return sections.map(({ anchor, headings, text }, position) => ({
      objectID: anchor ? `${path}#${anchor}` : path,
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
 * The settings of the index: facets for the queries of theme/search/hosted.ts, and the rules of the
 * embedded engine in the terms of the service:
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
  // The service allows as many typing errors as the embedded engine, and returns only results with
  // the fewest errors.
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  typoTolerance: 'min' as const,
  // If no page has all words, the service returns the pages with most of them.
  removeWordsIfNoResults: 'allOptional' as const,
  // A section with the words side by side comes before a section that has them in a title and far
  // apart in its text.
  ranking: ['words', 'typo', 'proximity', 'attribute', 'exact', 'filters', 'custom'],
  // Without this, a word in the title would decide alone, and all sections of a page share the
  // title.
  attributeCriteriaComputedBy: 'sum' as const,
  customRanking: ['desc(weight.level)', 'asc(weight.position)'],
  // The service keeps these signs in words such as @here, /poll and from:.
  separatorsToIndex: '@#/~:*`+.-_',
  // The service returns at most three sections of a page.
  attributeForDistinct: 'url_without_anchor',
  distinct: 3,
  ignorePlurals: true,
  removeStopWords: true,
  queryLanguages: ['en', 'fr'] as ('en' | 'fr')[],
};

/**
 * Returns the thesaurus in the form of the service:
 * https://www.algolia.com/doc/guides/managing-results/optimize-search-results/adding-synonyms/in-depth/one-way-synonyms
 */
export const hostedSynonyms = (synonyms: Synonyms) =>
  synonyms.flatMap(([typed, meanings], line) =>
    typed.map((input, index) => ({
      objectID: `${line + 1}-${index + 1}`,
      type: 'oneWaySynonym' as const,
      input,
      synonyms: meanings,
    })),
  );
