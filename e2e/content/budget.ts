import { expect, type Page } from '@playwright/test';
import { waitForIdleCallbacks } from '../lib/navigation';

/**
 * The most that a page may weigh before the `load` event, in kB of 1,000 bytes, with bodies that
 * are compressed with brotli at level 11.
 */
const MAX_KB_BEFORE_LOAD = 20;
/**
 * The most that a page may weigh once it is idle, in the same kB. A page with a working island may
 * weigh more, because islands need React.
 */
const MAX_KB_ONCE_IDLE = 40;

/** Pages that may weigh more before `load`, and the kB that each may weigh, as in `'/cgu': 21`. */
const HEAVY_PAGE_LIMITS_KB: Record<string, number> = {
  // The law asks for everything on this page, and the declaration of accessibility has no page of
  // its own.
  '/cgu': 21,
};

/** A file that a page has loaded. */
interface LoadedFile {
  path: string;
  /** Whether the page requested the file before the `load` event. */
  isEarly: boolean;
  /** The size of the body as transferred, compressed. */
  bytes: number;
}

/** Returns the sum of the sizes of files, in kB of 1,000 bytes. */
export const sumKb = (files: LoadedFile[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

/**
 * Returns the files that a page has loaded so far. Pictures in its text do not count, because the
 * build limits each of them.
 */
export const readLoadedFiles = (page: Page): Promise<LoadedFile[]> =>
  page.evaluate(() => {
    const [documentTiming] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[];
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const pictures = Array.from(
      window.document.querySelectorAll<HTMLImageElement>('main img'),
      ({ src }) => src,
    );
    const files = [documentTiming, ...resources]
      .filter((entry) => entry !== undefined)
      .filter(({ name }) => !pictures.includes(name))
      .map((entry) => ({
        path: new URL(entry.name).pathname,
        isEarly: entry.startTime < (documentTiming?.loadEventStart ?? 0),
        bytes: entry.encodedBodySize,
      }));
    return [...new Map(files.map((file) => [file.path, file])).values()];
  });

/**
 * Waits until a page loads no more files.
 *
 * @returns the files that it has loaded
 */
export async function waitForLoadedFiles(page: Page): Promise<LoadedFile[]> {
  let files = await readLoadedFiles(page);
  let countBefore: number;
  do {
    countBefore = files.length;
    await waitForIdleCallbacks(page, 10);
    files = await readLoadedFiles(page);
  } while (files.length > countBefore);
  return files;
}

/** Checks that an open page, which nobody has scrolled, is within the budget of every page. */
export async function expectWithinBudget(page: Page, address: string): Promise<void> {
  const files = await waitForLoadedFiles(page);
  const earlyKb = sumKb(files.filter(({ isEarly }) => isEarly));
  expect
    .soft(earlyKb, 'kB before load')
    .toBeLessThanOrEqual(HEAVY_PAGE_LIMITS_KB[address] ?? MAX_KB_BEFORE_LOAD);
  if ((await page.locator('[data-hydrated]').count()) === 0) {
    expect.soft(sumKb(files), 'kB once idle').toBeLessThanOrEqual(MAX_KB_ONCE_IDLE);
  }
}
