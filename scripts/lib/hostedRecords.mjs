/** Characters of text in one record. On its smallest plan the service accepts records of up to 10 kB. */
const MAX_TEXT_LENGTH = 6000;

/**
 * The records of the site in DocSearch's format, which its modal expects:
 * https://docsearch.algolia.com/docs/record-extractor/
 *
 * @param {import('../../plugins/searchRecords/records').PageRecord[]} pages
 * @param {string} address whole address of the site, with the base and a slash at its end
 */
export function hostedRecords(pages, address) {
  return pages.flatMap(({ path, title, trail, keywords, language, kind, version, sections }) => {
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
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      content: text.slice(0, MAX_TEXT_LENGTH),
      keywords: anchor ? [] : keywords,
      kind,
      language,
      docusaurus_tag: version || 'default',
      weight: { level: 100 - headings.length * 10, position },
    }));
  });
}

/** Settings that the queries of theme/search/hosted.ts and of DocSearch's modal rely on, such as the facets. */
export const indexSettings = {
  attributesForFaceting: ['language', 'docusaurus_tag', 'kind', 'type'],
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(keywords)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'content',
  ],
  attributesToSnippet: ['content:25'],
  customRanking: ['desc(weight.level)', 'asc(weight.position)'],
  ignorePlurals: true,
  removeStopWords: true,
  queryLanguages: /** @type {('en' | 'fr')[]} */ (['en', 'fr']),
};
