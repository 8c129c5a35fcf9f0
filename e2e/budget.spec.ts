import { setTimeout as pause } from 'node:timers/promises';
import { expect, type Page, test } from '@playwright/test';
import { routes } from './routes';

/** The most that a visit may weigh, kB of 1,000 bytes with bodies compressed by brotli 11, and what others weigh. */
const GOALS = {
  'kB before load': { goal: 15, others: 'Starlight 26, VitePress 146, Rspress 156, Docusaurus 179' },
  'requests before load': { goal: 2, others: 'Starlight 10' },
  'kB once idle': { goal: 32, others: 'Starlight 47, VitePress 177, Rspress 186, Docusaurus 213' },
  'kB of the next page': { goal: 6, others: 'Rspress and VitePress 3, Starlight 7' },
  'kB before load, any page': { goal: 20, others: '' },
  // Without the islands, which come when something that can be tried is in view.
  'kB once idle, any page': { goal: 40, others: '' },
};

/** Pages that may weigh more before `load`, such as `'/cgu': 21` for longer terms, and how much each may. */
const HEAVY_PAGES: Record<string, number> = {};

/** The pages that others are compared with; an association may have no such service. */
const COMPARED = ['/', '/docs/services/board'].filter((path) => routes.some((route) => route.path === path));

function expectAtMost(what: keyof typeof GOALS, path: string, measured: number): void {
  const { goal, others } = GOALS[what];
  const most = (what === 'kB before load, any page' && HEAVY_PAGES[path]) || goal;
  console.log(`${path}: ${measured.toFixed(1)} ${what}, at most ${most}${others && `; ${others}`}`);
  expect.soft(measured, `${what} of ${path}`).toBeLessThanOrEqual(most);
}

/** The window of a laptop. */
const VIEWPORT = { width: 1280, height: 800 };
/** A page counts as idle after this time without a new file. */
const IDLE_MS = 1000;

/** A file that a page loaded. */
interface LoadedFile {
  path: string;
  /** Whether it was asked for before the `load` event. */
  isEarly: boolean;
  /** Of the body as transferred, compressed. */
  bytes: number;
}

/** @returns kB of 1,000 bytes */
const kB = (files: LoadedFile[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

/**
 * The files that a page has loaded so far, each once. Pictures of the text do not count: whoever writes the page
 * chooses them, and the build limits each.
 */
const loadedBy = (page: Page): Promise<LoadedFile[]> =>
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
async function visitPage(page: Page, url: string) {
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

/** Follows the last link of the sidebar. @returns its path, and the kB of its fragment, loaded or prefetched */
async function followSidebar(page: Page): Promise<[path: string, weight: number]> {
  const heading = await page.locator('h1').innerText();
  await page.locator('nav[aria-label$=sidebar] a:not([aria-current])').last().click();
  await page.locator('h1').filter({ hasNotText: heading }).waitFor();
  const path = new URL(page.url()).pathname;
  const files = await loadedBy(page);
  const fragment = files.filter(
    (file) => file.path.includes('/pages/') && file.path.endsWith(`${path}.html`),
  );
  expect(fragment).toHaveLength(1);
  return [path, kB(fragment)];
}

for (const path of COMPARED) {
  test(`a visit to ${path}, which others are compared with, is within the budget`, async ({ page }) => {
    const { files, early } = await visitPage(page, path);
    expectAtMost('kB before load', path, kB(early));
    expectAtMost('requests before load', path, early.length);
    expectAtMost('kB once idle', path, kB(files));
    if (path !== '/') {
      expectAtMost('kB of the next page', ...(await followSidebar(page)));
    }
  });
}

for (const path of [...routes.map((route) => route.path), '/no-such-page']) {
  test(`${path} is within the budget`, async ({ page }) => {
    const { files, early } = await visitPage(page, path);
    expectAtMost('kB before load, any page', path, kB(early));
    if ((await page.locator('[data-hydrated]').count()) === 0) {
      expectAtMost('kB once idle, any page', path, kB(files));
    }
  });
}
