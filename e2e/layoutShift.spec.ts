import { expect, type Page, test } from '@playwright/test';
import { open } from './navigation';
import { aService } from './routes';

/** Columns of tables become as wide as what they hold, row by row: these pages have none that is shown first. */
const PAGES = [
  '/',
  `/docs/services/${aService.id}`,
  '/docs/association',
  '/search',
  '/docs/mattermost/messaging/polls',
];
/** Where a network may cut a page once its title has begun, which the first packet goes beyond: after each block. */
const CUTS = /(?<=<\/(?:h\d|p|ul|ol|dl|table|figure|section|nav)>)/;

/** A part of a page that moved after it had been painted. */
interface Shift {
  value: number;
  parts: string[];
}

/** The first piece ends at the title. */
function piecesOf(html: string): string[] {
  const start = html.indexOf('<h1');
  return [html.slice(0, start), ...html.slice(start).split(CUTS)];
}

/** Writes a page into the open one piece by piece, as a slow network brings it. @returns what moved meanwhile */
const shiftsWhileWritten = (page: Page, html: string) =>
  page.evaluate(async (pieces) => {
    const shifts: Shift[] = [];
    type LayoutShift = PerformanceEntry & { value: number; sources: { node?: Node }[] };
    const keep = (entries: PerformanceEntryList) => {
      for (const { value, sources } of entries as LayoutShift[]) {
        shifts.push({
          value,
          parts: sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 30)}`),
        });
      }
    };
    const observer = new PerformanceObserver((list) => keep(list.getEntries()));
    const painted = () =>
      new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
    document.open();
    observer.observe({ type: 'layout-shift' });
    for (const piece of pieces) {
      document.write(piece);
      await painted();
    }
    document.close();
    await painted();
    keep(observer.takeRecords());
    return shifts;
  }, piecesOf(html));

// The page takes the place of another one, whose policy knows the hash of its own styles only.
test.use({ bypassCSP: true });

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`nothing moves while a page comes piece by piece, ${viewport.width} pixels wide`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const address of PAGES) {
      await open(page, '/cgu');
      const html = await (await page.request.get(address)).text();
      expect(await shiftsWhileWritten(page, html), address).toEqual([]);
      await expect(page.locator('h1')).toBeVisible();
    }
  });
}
