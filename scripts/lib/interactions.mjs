import { servicePageOf } from './benchSite.mjs';
import { watchRequests } from './pageLoad.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */

/** How much the CPU is slowed down: Lighthouse's factor for a mid-range telephone. */
const SLOWDOWN = 4;
/** How long a person holds a mouse button or a finger down. */
const PRESS_MS = 80;
/** Browsers do not report shorter events, ms: https://www.w3.org/TR/event-timing/ */
const SHORTEST_MS = 16;

/** @param {Page} page */
const lastOfSidebar = (page) => page.locator('nav[aria-label$=sidebar] a').last();

/**
 * Clicks whose response is measured. first: clicked before, to prepare the page; done: visible
 * once the page has responded.
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
    click: lastOfSidebar,
    done: (page) => lastOfSidebar(page).and(page.locator('[aria-current=page]')),
  },
];

/** Records the duration of each interaction with the page from now on. @param {Page} page */
async function watchEvents(page) {
  await page.evaluate((threshold) => {
    const recorder = /** @type {{ durations: number[] }} */ (/** @type {unknown} */ (window));
    recorder.durations = [];
    new PerformanceObserver((list) => {
      const entries = /** @type {PerformanceEventTiming[]} */ (list.getEntries());
      // INP counts only events with an interaction id, not movements of the pointer: https://web.dev/articles/inp
      recorder.durations.push(...entries.flatMap((entry) => (entry.interactionId ? [entry.duration] : [])));
    }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: threshold }));
  }, SHORTEST_MS);
}

/** @param {Page} page @returns {Promise<number>} ms of the longest event since `watchEvents` */
const longestEvent = (page) =>
  page.evaluate(
    ([shortest]) =>
      new Promise((resolve) => {
        // The browser reports an event after it has painted the next frame.
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
 * Measures the time from a click to the next paint, which INP is based on
 * (https://web.dev/articles/inp), on a CPU four times slower.
 *
 * @param {Browser} browser
 * @param {string} url of the site
 * @param {number} runs
 * @returns {Promise<{ name: string, durations: number[] }[]>} ms, in steps of 8; 16 stands for 16 or less
 */
export async function measureInteractions(browser, url, runs) {
  const from = await servicePageOf(url);
  const measured = [];
  for (const { name, first, click, done } of INTERACTIONS) {
    const durations = [];
    for (let run = 0; run < runs; run += 1) {
      const context = await browser.newContext();
      const page = await context.newPage();
      const devTools = await context.newCDPSession(page);
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      const waitUntilIdle = watchRequests(page);
      await page.goto(url + from);
      await page.locator('html[data-ready]').waitFor();
      await waitUntilIdle();
      await first?.(page).click();
      // A person points at something before pressing, which starts prefetching; a script would do both at once.
      await click(page).hover();
      await waitUntilIdle();
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
