import { expect, type Page, test } from '@playwright/test';
import { inSite } from '../lib/inSite';
import { open } from '../lib/navigation';
import { SiteProxy } from '../lib/proxy';
import { exampleService, figureAddresses } from './routes';

test('nothing is painted before the navbar and the sidebar are complete', async ({
  page,
  baseURL,
}) => {
  const proxy = await SiteProxy.start(String(baseURL));
  const address = exampleService.address;
  proxy.pauseAnswers(address, `<a href="${inSite('/docs/services')}"`);
  await page.goto(proxy.url + address, { waitUntil: 'commit' });
  await expect(page.locator(`header a[href="${inSite('/docs/association')}"]`)).toBeAttached();
  await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0);
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })),
  );
  const countPaints = () => page.evaluate(() => performance.getEntriesByType('paint').length);
  expect(await countPaints()).toBe(0);
  proxy.restore();
  await expect(page.locator('h1')).toBeVisible();
  await expect.poll(countPaints).toBeGreaterThan(0);
  proxy.close();
});

/**
 * The tested pages. They have no table at their top, because each new row can widen a table's
 * columns.
 */
const TESTED_ADDRESSES = ['/', exampleService.address, '/search', ...figureAddresses.slice(-2, -1)];

/**
 * Replaces the open page by another one, which it writes piece by piece, as if the page came over a
 * slow network.
 *
 * @param pieces the HTML of the other page, cut into pieces
 * @returns a line for each layout shift: its score, and the elements that have moved
 */
const findShiftsWhileWriting = (page: Page, pieces: string[]) =>
  page.evaluate(async (texts) => {
    type LayoutShift = PerformanceEntry & { value: number; sources: { node?: Node }[] };
    const shifts: string[] = [];
    const recordShifts = (entries: PerformanceEntryList) => {
      for (const { value, sources } of entries as LayoutShift[]) {
        const parts = sources.map(
          ({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 30)}`,
        );
        shifts.push([value, ...parts].join(', '));
      }
    };
    const observer = new PerformanceObserver((list) => recordShifts(list.getEntries()));
    const waitForNextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    document.open();
    observer.observe({ type: 'layout-shift' });
    for (const text of texts) {
      document.write(text);
      await waitForNextFrame();
    }
    document.close();
    // The second frame begins after the browser has painted the first one.
    await waitForNextFrame();
    await waitForNextFrame();
    recordShifts(observer.takeRecords());
    return shifts;
  }, pieces);

test.describe('nothing moves while a page comes piece by piece', () => {
  // The test writes the pieces into another page, and the policy of that page does not allow their
  // scripts.
  test.use({ bypassCSP: true });

  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    test(`${viewport.width} pixels wide`, async ({ page }) => {
      await page.setViewportSize(viewport);
      for (const address of TESTED_ADDRESSES) {
        await open(page, '/cgu');
        const html = await (await page.request.get(inSite(address))).text();
        // A network may cut the page after each block, but not before its heading, because the
        // first packet contains the heading.
        const [firstPiece = '', ...laterPieces] = html.split(
          /(?=<h1)|(?<=<\/(?:h\d|p|ul|ol|dl|table|figure|section|nav)>)/,
        );
        const headingIndex = laterPieces.findIndex((piece) => piece.startsWith('<h1'));
        const pieces = [
          [firstPiece, ...laterPieces.slice(0, headingIndex)].join(''),
          ...laterPieces.slice(headingIndex),
        ];
        expect(await findShiftsWhileWriting(page, pieces), address).toEqual([]);
        await expect(page.locator('h1')).toBeVisible();
      }
    });
  }
});
