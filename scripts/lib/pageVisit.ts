import type { Browser, Page } from '@playwright/test';
import { type LoadedFile, loadedBy, watchRequests } from './pageLoad';

/** The window of a laptop. */
const VIEWPORT = { width: 1280, height: 800 };

export interface PageVisit {
  page: Page;
  waitUntilIdle: () => Promise<void>;
  /** What was loaded until the page was idle, and until `load`. */
  files: LoadedFile[];
  early: LoadedFile[];
  close: () => Promise<void>;
}

/**
 * Opens a page with an empty cache, and waits until it sends no more requests. Pictures of the text do not count:
 * whoever writes the page chooses them, and the build limits each.
 */
export async function visitPage(browser: Browser, url: string): Promise<PageVisit> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  // By default the browser records only 250 files.
  await page.addInitScript(() => performance.setResourceTimingBufferSize(100_000));
  const waitUntilIdle = watchRequests(page);
  await page.goto(url);
  await page.locator('html[data-ready]').waitFor();
  await waitUntilIdle();
  const { loadedAt, files: all } = await loadedBy(page);
  const pictures = await page
    .locator('main img')
    .evaluateAll((images) => images.map((image) => new URL((image as HTMLImageElement).src).pathname));
  const files = all.filter((file) => !pictures.includes(file.path));
  const early = files.filter(({ started }) => started < loadedAt);
  return { page, waitUntilIdle, files, early, close: () => context.close() };
}
