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
 * @property {boolean} isSectionFirst whether the best section of the page is the one wanted, if one is
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
    const position = results.findIndex(({ path }) => query.pages.includes(path));
    const anchor = results[position]?.sections[0]?.anchor;
    attempts.push({
      query,
      rank: position + 1,
      isSectionFirst: position >= 0 && (query.section === undefined || query.section === anchor),
      found: results.slice(0, 3).map(({ path, sections }) => `${path}#${sections[0]?.anchor ?? ''}`),
      ms,
    });
  }
  return attempts;
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
