/** @typedef {import('@playwright/test').Page} Page */

/**
 * A file that a page loaded.
 *
 * @typedef {object} LoadedFile
 * @property {string} path
 * @property {number} started ms after the navigation began
 * @property {number} bytes of the body as transferred, compressed
 */

/** A page counts as idle after this time without a request. */
const IDLE_MS = 1000;
const TIMEOUT_MS = 30_000;

/**
 * Watches the requests of a page. To be called before the page is opened.
 *
 * @param {Page} page
 * @returns {() => Promise<void>} waits until there has been no pending request for a second
 */
export function watchRequests(page) {
  let pending = 0;
  let lastChange = performance.now();
  const change = (/** @type {number} */ by) => () => {
    pending += by;
    lastChange = performance.now();
  };
  page.on('request', change(1));
  page.on('requestfinished', change(-1));
  page.on('requestfailed', change(-1));
  return async () => {
    const begun = performance.now();
    lastChange = begun;
    while (pending > 0 || performance.now() - lastChange < IDLE_MS) {
      if (performance.now() - begun > TIMEOUT_MS) {
        throw new Error(`The page still sent requests after ${TIMEOUT_MS / 1000} s.`);
      }
      await new Promise((resolve) => setTimeout(resolve, IDLE_MS / 10));
    }
  };
}

/**
 * The files that the page has loaded so far, the document first. A file that was loaded twice is
 * listed once.
 *
 * @param {Page} page
 * @returns {Promise<{ loadedAt: number, files: LoadedFile[] }>} loadedAt: ms from the navigation to the `load` event
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

/** @param {LoadedFile[]} files @returns {number} kB of 1,000 bytes */
export const kB = (files) => files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
