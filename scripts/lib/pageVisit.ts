import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';

/** The window of a laptop. */
const VIEWPORT = { width: 1280, height: 800 };
/** A page counts as idle after this time without a new file. */
const IDLE_MS = 1000;

/** A file that a page loaded. */
export interface LoadedFile {
  path: string;
  /** Whether it was asked for before the `load` event. */
  isEarly: boolean;
  /** Of the body as transferred, compressed. */
  bytes: number;
}

/** @returns kB of 1,000 bytes */
export const kB = (files: LoadedFile[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

/**
 * The files that a page has loaded so far, each once. Pictures of the text do not count: whoever writes the page
 * chooses them, and the build limits each.
 */
export const loadedBy = (page: Page): Promise<LoadedFile[]> =>
  page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const pictures = [...window.document.querySelectorAll<HTMLImageElement>('main img')].map(
      ({ src }) => src,
    );
    const files = [document, ...resources].flatMap((entry) =>
      entry && !pictures.includes(entry.name)
        ? [
            {
              path: new URL(entry.name).pathname,
              isEarly: entry.startTime < (document?.loadEventStart ?? 0),
              bytes: entry.encodedBodySize,
            },
          ]
        : [],
    );
    return [...new Map(files.map((file) => [file.path, file])).values()];
  });

/** Opens a page with an empty cache, and waits until it loads no more files. */
export async function visitPage(
  browser: Browser,
  url: string,
): Promise<{ page: Page; files: LoadedFile[]; early: LoadedFile[] }> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  // By default the browser records only 250 files.
  await page.addInitScript(() => performance.setResourceTimingBufferSize(100_000));
  await page.goto(url);
  await page.locator('html[data-ready]').waitFor();
  let files: LoadedFile[] = [];
  let before: number;
  do {
    before = files.length;
    await pause(IDLE_MS);
    files = await loadedBy(page);
  } while (files.length > before);
  return { page, files, early: files.filter(({ isEarly }) => isEarly) };
}
