/**
 * How well a search finds what visitors look for.
 *
 * @typedef {import('../../e2e/queries').Query} Query
 * @typedef {import('../../theme/search/client').PageResult} PageResult
 *
 * @typedef {object} Quality
 * @property {string} name of the set or kind
 * @property {number} count of queries
 * @property {number} first the share whose page is the first result
 * @property {number} firstThree the share whose page is among the first three
 * @property {number} reciprocalRank the mean of 1 divided by the position of the page, 0 where it was not found
 */

/**
 * @typedef {object} Attempt
 * @property {Query} query
 * @property {number} rank position of the page, from 1 on; 0 when it was not found
 * @property {boolean | undefined} isSectionFirst whether the best section of the page that was found is one of those wanted;
 *   undefined where none is wanted, or no page was found
 * @property {string[]} found addresses of the first pages, with the section
 * @property {number} ms that it took
 */

/**
 * @param {Query[]} queries
 * @param {(query: string) => Promise<{ pages: PageResult[] }>} search
 * @returns {Promise<Attempt[]>}
 */
export async function tryQueries(queries, search) {
  const attempts = [];
  for (const query of queries) {
    const begun = performance.now();
    const { pages: results } = await search(query.query);
    const ms = performance.now() - begun;
    const position = results.findIndex(({ path }) => query.answers.some(({ page }) => page === path));
    const result = results[position];
    const sections = query.answers.find(({ page }) => page === result?.path)?.sections ?? [];
    attempts.push({
      query,
      rank: position + 1,
      isSectionFirst:
        sections.length === 0 ? undefined : sections.includes(result?.sections[0]?.anchor ?? ''),
      found: results.slice(0, 3).map(({ path, sections }) => `${path}#${sections[0]?.anchor ?? ''}`),
      ms,
    });
  }
  return attempts;
}

/**
 * The sections that queries lead to and that their page does not have: such a query could never find its section.
 *
 * @param {Query[]} queries
 * @param {import('../../shared/searchRecords').PageRecord[]} pages of the site
 * @returns {string[]} a line for each
 */
export function missingSections(queries, pages) {
  const anchors = new Map(pages.map(({ path, sections }) => [path, sections.map(({ anchor }) => anchor)]));
  return queries.flatMap(({ query, answers }) =>
    answers.flatMap(({ page, sections }) =>
      sections
        .filter((section) => !anchors.get(page)?.includes(section))
        .map((section) => `“${query}” wants ${page}#${section}, which does not exist`),
    ),
  );
}

/**
 * @param {string} name
 * @param {Attempt[]} attempts at least one
 * @returns {Quality}
 */
export function qualityOf(name, attempts) {
  const share = (/** @type {(attempt: Attempt) => boolean} */ isSo) =>
    attempts.filter(isSo).length / attempts.length;
  return {
    name,
    count: attempts.length,
    first: share(({ rank }) => rank === 1),
    firstThree: share(({ rank }) => rank >= 1 && rank <= 3),
    reciprocalRank: attempts.reduce((sum, { rank }) => sum + (rank ? 1 / rank : 0), 0) / attempts.length,
  };
}
