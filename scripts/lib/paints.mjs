/** @typedef {import('@playwright/test').Browser} Browser */

/** A desktop and a telephone. */
export const VIEWPORTS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

/**
 * How a page was painted: ms until the first and the largest content, and by how much
 * what was painted has shifted (https://web.dev/articles/cls).
 *
 * @typedef {{ FCP: number, LCP: number, CLS: number }} Paints
 */

/**
 * Opens a page as a first visitor does, and waits until React has taken over.
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
    /** @param {string} type @returns {Promise<any[]>} what the browser has recorded so far */
    const entries = (type) =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
        // The observer is not called when there is nothing.
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
