import { kB, loadedBy, watchRequests } from './pageLoad.ts';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */

/** How much the CPU is slowed down: Lighthouse's factor for a mid-range telephone. */
const SLOWDOWN = 4;
/** Between two keys of somebody who types without stopping, ms. */
const KEY_MS = 100;
/** Nothing has changed in the results for so long, ms: they are complete. */
const QUIET_MS = 1000;

/** Notes from now on when a key was pressed, and when the results changed last. @param {Page} page */
async function watchResults(page) {
  await page.evaluate(() => {
    const times = { typed: 0, changed: 0 };
    Object.assign(window, { times });
    addEventListener('keydown', () => Object.assign(times, { typed: performance.now(), changed: 0 }), true);
    new MutationObserver(() => {
      // After the frame that shows the change.
      requestAnimationFrame(() => setTimeout(() => Object.assign(times, { changed: performance.now() })));
    }).observe(/** @type {Element} */ (document.querySelector('dialog')), {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
}

/** @param {Page} page @returns {Promise<number>} ms from the last key to the last change of the results */
const answerTime = (page) =>
  page.evaluate(
    (quiet) =>
      new Promise((resolve) => {
        const { times } = /** @type {{ times: { typed: number, changed: number } }} */ (
          /** @type {unknown} */ (window)
        );
        const wait = () => {
          const last = Math.max(times.typed, times.changed);
          if (performance.now() - last > quiet) {
            resolve(times.changed ? times.changed - times.typed : 0);
          } else {
            setTimeout(wait, 50);
          }
        };
        wait();
      }),
    QUIET_MS,
  );

/**
 * Searches on a CPU four times slower, as the first visitor of a page does: types one query without stopping as soon as
 * the field is there, then another one with a pause after each key.
 *
 * @param {Browser} browser
 * @param {string} url of a page
 * @param {[first: string, second: string]} queries
 * @returns {Promise<{ firstResult: number, keys: number[], recordsKB: number }>} firstResult: ms from the last key of the
 *   first query to its results, with the engine and the index still to load. keys: the same for each key of the second
 *   query. recordsKB: what the first query fetched of the index and the texts, compressed
 */
export async function measureSearchSpeed(browser, url, [first, second]) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.addInitScript(() => performance.setResourceTimingBufferSize(100_000));
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const waitUntilIdle = watchRequests(page);
    await page.goto(url);
    await page.locator('html[data-ready]').waitFor();
    await waitUntilIdle();
    await page.keyboard.press('Control+k');
    const field = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox');
    await field.waitFor();
    await watchResults(page);
    await page.keyboard.type(first, { delay: KEY_MS });
    const firstResult = await answerTime(page);
    const { files } = await loadedBy(page);
    const recordsKB = kB(files.filter(({ path }) => path.includes('/search-records')));
    await field.fill('');
    const keys = [];
    for (const key of second) {
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      keys.push(await answerTime(page));
    }
    return { firstResult, keys, recordsKB };
  } finally {
    await context.close();
  }
}

const middle = (/** @type {number[]} */ values) =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/**
 * What was measured, in a line.
 *
 * @param {Awaited<ReturnType<typeof measureSearchSpeed>>[]} runs
 */
export function speedLine(runs) {
  const first = middle(runs.map(({ firstResult }) => firstResult));
  const keys = runs.flatMap((run) => run.keys);
  // What one key took in one run is as often the machine's doing.
  const ofEachKey = runs[0]?.keys.map((_, at) => middle(runs.map((run) => run.keys[at] ?? Number.NaN))) ?? [];
  return (
    `in a browser, CPU ${SLOWDOWN} times slower: results ${first.toFixed(0)} ms after the last key of a first query, ` +
    `then ${middle(keys).toFixed(0)} ms after each key, ${Math.max(...ofEachKey).toFixed(0)} ms after the slowest (medians of ${runs.length} runs)`
  );
}
