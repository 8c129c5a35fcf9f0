import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';

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
    const pictures = Array.from(
      window.document.querySelectorAll<HTMLImageElement>('main img'),
      ({ src }) => src,
    );
    const files = [document, ...resources]
      .filter((entry) => entry !== undefined)
      .filter(({ name }) => !pictures.includes(name))
      .map((entry) => ({
        path: new URL(entry.name).pathname,
        isEarly: entry.startTime < (document?.loadEventStart ?? 0),
        bytes: entry.encodedBodySize,
      }));
    return [...new Map(files.map((file) => [file.path, file])).values()];
  });

/** Opens a page, and waits until it loads no more files. @param page with an empty cache */
export async function visitPage(page: Page, url: string) {
  await page.setViewportSize(VIEWPORT);
  await page.goto(url);
  await page.locator('html[data-ready]').waitFor();
  let files: LoadedFile[] = [];
  let before: number;
  do {
    before = files.length;
    await pause(IDLE_MS);
    files = await loadedBy(page);
  } while (files.length > before);
  return { files, early: files.filter(({ isEarly }) => isEarly) };
}
