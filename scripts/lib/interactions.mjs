import { watchRequests } from './pageLoad.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */

/** A telephone of the middle class, beside the machines that sites are made on. */
const SLOWDOWN = 4;
/** How long a finger or a mouse button stays down. */
const PRESS_MS = 80;
/** The shortest event that browsers tell of, ms: https://www.w3.org/TR/event-timing/ */
const SHORTEST_MS = 16;

const PAGE = '/docs/services/board';

/**
 * What visitors do: where they click, and what tells that it is done.
 *
 * @type {{ name: string, first?: (page: Page) => import('@playwright/test').Locator,
 *   click: (page: Page) => import('@playwright/test').Locator,
 *   done: (page: Page) => import('@playwright/test').Locator }[]}
 */
const INTERACTIONS = [
  {
    name: 'switch the theme',
    click: (page) => page.getByRole('button', { name: 'Switch to dark mode' }),
    done: (page) => page.locator('html[data-theme=dark]'),
  },
  {
    name: 'hide the sidebar',
    click: (page) => page.getByRole('button', { name: 'Hide sidebar' }),
    done: (page) => page.getByRole('button', { name: 'Show sidebar' }),
  },
  {
    name: 'show the sidebar',
    first: (page) => page.getByRole('button', { name: 'Hide sidebar' }),
    click: (page) => page.getByRole('button', { name: 'Show sidebar' }),
    done: (page) => page.getByRole('button', { name: 'Hide sidebar' }),
  },
  {
    name: 'open the search',
    click: (page) => page.getByRole('banner').getByRole('button', { name: 'Search' }),
    done: (page) => page.getByRole('dialog', { name: 'Search' }),
  },
  {
    name: 'go to a sibling page',
    click: (page) =>
      page
        .getByRole('navigation', { name: 'Services sidebar' })
        .getByRole('link', { name: 'Pad', exact: true }),
    done: (page) => page.locator('h1').filter({ hasText: 'Pad' }),
  },
];

/** Remembers what visitors do on the page from now on, and how long each of it took. @param {Page} page */
async function watchEvents(page) {
  await page.evaluate((threshold) => {
    const told = /** @type {{ durations: number[] }} */ (/** @type {unknown} */ (window));
    told.durations = [];
    new PerformanceObserver((list) => {
      const entries = /** @type {PerformanceEventTiming[]} */ (list.getEntries());
      // Others, such as the pointer's way over the page, do not count: https://web.dev/articles/inp
      told.durations.push(...entries.flatMap((entry) => (entry.interactionId ? [entry.duration] : [])));
    }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: threshold }));
  }, SHORTEST_MS);
}

/** @param {Page} page @returns {Promise<number>} ms of the longest event since `watchEvents` */
const longestEvent = (page) =>
  page.evaluate(
    ([shortest]) =>
      new Promise((resolve) => {
        // The browser tells of an event once its frame has been painted.
        requestAnimationFrame(() =>
          setTimeout(() => {
            const { durations } = /** @type {{ durations: number[] }} */ (/** @type {unknown} */ (window));
            resolve(Math.max(shortest, ...durations));
          }, 200),
        );
      }),
    /** @type {[number]} */ ([SHORTEST_MS]),
  );

/**
 * How long visitors wait for the next paint after a click, which is what INP is made
 * of (https://web.dev/articles/inp), with a processor four times slower.
 *
 * @param {Browser} browser
 * @param {string} url of the site
 * @param {number} runs
 * @returns {Promise<{ name: string, durations: number[] }[]>} ms, in steps of 8; 16 stands for 16 or less
 */
export async function measureInteractions(browser, url, runs) {
  const measured = [];
  for (const { name, first, click, done } of INTERACTIONS) {
    const durations = [];
    for (let run = 0; run < runs; run += 1) {
      const context = await browser.newContext();
      const page = await context.newPage();
      const devTools = await context.newCDPSession(page);
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      const atRest = watchRequests(page);
      await page.goto(url + PAGE);
      await page.locator('html[data-ready]').waitFor();
      await atRest();
      await first?.(page).click();
      // Nobody moves there and presses within the same millisecond, as a script does.
      await click(page).hover();
      await atRest();
      await watchEvents(page);
      await click(page).click({ delay: PRESS_MS });
      await done(page).waitFor();
      durations.push(await longestEvent(page));
      await context.close();
    }
    measured.push({ name, durations });
  }
  return measured;
}
