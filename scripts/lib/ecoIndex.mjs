/**
 * The EcoIndex of a page, from 0 to 100: how its number of elements, of requests and of bytes
 * compares to those of other pages of the web. Formula and quantiles:
 * https://github.com/cnumr/ecoindex_reference
 */

const QUANTILES = {
  elements: [
    0, 47, 75, 159, 233, 298, 358, 417, 476, 537, 603, 674, 753, 843, 949, 1076, 1237, 1459, 1801, 2479,
    594601,
  ],
  requests: [0, 2, 15, 25, 34, 42, 49, 56, 63, 70, 78, 86, 95, 105, 117, 130, 147, 170, 205, 281, 3920],
  kB: [
    0, 1.37, 144.7, 319.53, 479.46, 631.97, 783.38, 937.91, 1098.62, 1265.47, 1448.32, 1648.27, 1876.08,
    2142.06, 2465.37, 2866.31, 3401.59, 4155.73, 5400.08, 8037.54, 223212.26,
  ],
};

const GRADES = /** @type {const} */ ([
  ['A', 80],
  ['B', 70],
  ['C', 55],
  ['D', 40],
  ['E', 25],
  ['F', 10],
]);

/**
 * @param {number} value
 * @param {number[]} quantiles
 * @returns {number} the index of the quantile that the value lies in, plus how far into it, from 0 to 1
 */
function quantilePosition(value, quantiles) {
  const above = quantiles.findIndex((quantile) => value < quantile);
  if (above === -1) {
    return quantiles.length - 1;
  }
  const from = quantiles[above - 1] ?? 0;
  return above - 1 + (value - from) / ((quantiles[above] ?? 0) - from);
}

/**
 * @param {object} page
 * @param {number} page.elements of the document, without those inside `svg`
 * @param {number} page.requests
 * @param {number} page.kB transferred, of 1,000 bytes each
 * @returns {{ score: number, grade: string }}
 */
export function ecoIndex({ elements, requests, kB }) {
  const score =
    100 -
    (5 *
      (3 * quantilePosition(elements, QUANTILES.elements) +
        2 * quantilePosition(requests, QUANTILES.requests) +
        quantilePosition(kB, QUANTILES.kB))) /
      6;
  const [grade] = GRADES.find(([, floor]) => score > floor) ?? ['G'];
  return { score, grade };
}
