/** @typedef {import('@playwright/test').Browser} Browser */

/** The windows of a desktop and of a telephone. */
export const VIEWPORTS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

/**
 * First and largest contentful paint in ms, and cumulative layout shift
 * (https://web.dev/articles/cls).
 *
 * @typedef {{ FCP: number, LCP: number, CLS: number }} Paints
 */

/**
 * Opens a page with an empty cache, waits until its scripts are ready, and measures its paints.
 *
 * @param {Browser} browser
 * @param {string} url
 * @param {{ width: number, height: number }} viewport
 * @returns {Promise<Paints>}
 */
export async function measurePaints(browser, url, viewport) {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('html[data-ready]').waitFor();
  const paints = await page.evaluate(async () => {
    /** @param {string} type @returns {Promise<any[]>} the entries that the browser has recorded so far */
    const entries = (type) =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
        // The browser does not call the observer when there is no entry.
        setTimeout(() => resolve([]), 300);
      });
    const [paint, largest, shifts] = await Promise.all(
      ['paint', 'largest-contentful-paint', 'layout-shift'].map(entries),
    );
    return {
      FCP: paint?.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN,
      LCP: largest?.at(-1)?.startTime ?? Number.NaN,
      CLS:
        shifts?.filter(({ hadRecentInput }) => !hadRecentInput).reduce((sum, { value }) => sum + value, 0) ??
        0,
    };
  });
  await context.close();
  return paints;
}
