/** @typedef {import('@playwright/test').Page} Page */

/**
 * Something that the page loaded.
 *
 * @typedef {object} Loaded
 * @property {string} path
 * @property {number} started ms after the navigation began
 * @property {number} bytes of the body as it was sent, compressed
 */

/** How long nothing is under way before a page counts as idle. */
const IDLE_MS = 1000;
const TIMEOUT_MS = 30_000;

/**
 * Watches the requests of a page, from before it is opened.
 *
 * @param {Page} page
 * @returns {() => Promise<void>} waits until no request has been under way for a second
 */
export function watchRequests(page) {
  let underWay = 0;
  let lastChange = performance.now();
  const change = (/** @type {number} */ by) => () => {
    underWay += by;
    lastChange = performance.now();
  };
  page.on('request', change(1));
  page.on('requestfinished', change(-1));
  page.on('requestfailed', change(-1));
  return async () => {
    const begun = performance.now();
    lastChange = begun;
    while (underWay > 0 || performance.now() - lastChange < IDLE_MS) {
      if (performance.now() - begun > TIMEOUT_MS) {
        throw new Error(`The page did not come to rest in ${TIMEOUT_MS / 1000} s.`);
      }
      await new Promise((resolve) => setTimeout(resolve, IDLE_MS / 10));
    }
  };
}

/**
 * What the page has loaded so far, the document first. What comes out of the cache
 * counts again only under another address.
 *
 * @param {Page} page
 * @returns {Promise<{ loadedAt: number, files: Loaded[] }>} loadedAt: when the `load` event came
 */
export function loadedBy(page) {
  return page.evaluate(() => {
    const [document] = /** @type {PerformanceNavigationTiming[]} */ (
      performance.getEntriesByType('navigation')
    );
    const resources = /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType('resource'));
    const files = new Map(
      [document, ...resources].flatMap((entry) =>
        entry
          ? [
              [
                entry.name,
                {
                  path: new URL(entry.name).pathname,
                  started: entry.startTime,
                  bytes: entry.encodedBodySize,
                },
              ],
            ]
          : [],
      ),
    );
    return { loadedAt: document?.loadEventStart ?? 0, files: [...files.values()] };
  });
}

/** @param {Loaded[]} files @returns {number} kB of 1,000 bytes */
export const kB = (files) => files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
