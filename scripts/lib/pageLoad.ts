import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** A file that a page loaded. */
export interface LoadedFile {
  path: string;
  /** ms after the navigation began. */
  started: number;
  /** Of the body as transferred, compressed. */
  bytes: number;
}

/** A page counts as idle after this time without a request. */
const IDLE_MS = 1000;
const TIMEOUT_MS = 30_000;

/**
 * Watches the requests of a page. To be called before the page is opened.
 *
 * @returns waits until there has been no pending request for a second
 */
export function watchRequests(page: Page): () => Promise<void> {
  let pending = 0;
  let lastChange = performance.now();
  const change = (by: number) => () => {
    pending += by;
    lastChange = performance.now();
  };
  page.on('request', change(1));
  page.on('requestfinished', change(-1));
  page.on('requestfailed', change(-1));
  return async () => {
    const begun = performance.now();
    lastChange = begun;
    while (pending > 0 || performance.now() - lastChange < IDLE_MS) {
      if (performance.now() - begun > TIMEOUT_MS) {
        throw new Error(`The page still sent requests after ${TIMEOUT_MS / 1000} s.`);
      }
      await wait(IDLE_MS / 10);
    }
  };
}

/** @returns the files that the page has loaded so far, each once, the document first; loadedAt: ms until `load` */
export function loadedBy(page: Page): Promise<{ loadedAt: number; files: LoadedFile[] }> {
  return page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const files = [document, ...resources].flatMap((entry) =>
      entry
        ? [{ path: new URL(entry.name).pathname, started: entry.startTime, bytes: entry.encodedBodySize }]
        : [],
    );
    const byPath = new Map(files.map((file) => [file.path, file]));
    return { loadedAt: document?.loadEventStart ?? 0, files: [...byPath.values()] };
  });
}

/** @returns kB of 1,000 bytes */
export const kB = (files: LoadedFile[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
