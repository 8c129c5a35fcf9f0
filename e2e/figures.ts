import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { open } from './navigation';
import { figurePaths, ownRoutes, serviceRoutes } from './routes';

/**
 * Opens a page, scrolls to its figure, and waits until the figure works. The scroll is
 * needed because a figure is an island, which is hydrated only when it comes near the view.
 */
export async function openFigure(page: Page, path: string): Promise<void> {
  await open(page, path);
  await figureWorks(page);
}

async function figureWorks(page: Page, index = 0): Promise<void> {
  const figure = page.locator('figure[data-figure]').nth(index);
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.getByText('Try it here')).toBeVisible();
}

/** How many figures a page must have. @param path its address */
function figuresOf(path: string): number {
  const own = [...serviceRoutes, ...ownRoutes].find((route) => route.path === path);
  return own ? (own.source.match(/^```tsx preview$/gm) ?? []).length : Number(figurePaths.includes(path));
}

/**
 * Waits until the island of a page works, if the page has one: its figure, or the field
 * of the search page. Their controls are hidden or missing before. Then scrolls back to the top.
 *
 * @param path address of the page, which is open
 */
export async function islandWorks(page: Page, path: string): Promise<void> {
  const figures = figuresOf(path);
  await expect(page.locator('figure[data-figure]')).toHaveCount(figures);
  for (let index = 0; index < figures; index += 1) {
    await figureWorks(page, index);
  }
  if (figures > 0) {
    await page.evaluate(() => scrollTo(0, 0));
  } else if (new URL(path, 'http://localhost').pathname === '/search') {
    await expect(page.getByRole('searchbox', { name: 'Search' })).toBeVisible();
  }
}

/** Opens a page, and waits until its controls work, those of its island, too. */
export async function openWithIsland(page: Page, path: string): Promise<void> {
  await open(page, path);
  await islandWorks(page, path);
}

/** Expects that axe finds no violation in the figure of the page. */
export async function expectFigureAccessible(page: Page): Promise<void> {
  const passed = await expectAccessible(page, { part: 'figure' });
  // Without these passes, axe would not have checked the figure's texts and controls.
  expect(passed).toEqual(expect.arrayContaining(['color-contrast', 'label', 'target-size']));
}

/** The addresses of all requests that a page sends from now on. The list grows as they are sent. */
export function requestsFrom(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return urls;
}

/** By how many pixels the page is wider than the window; 0 or less if it fits. */
export const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** The text in the clipboard. It is pasted into a text box, because the site's permissions policy forbids reading it. */
export async function pasted(page: Page): Promise<string> {
  await page.evaluate(() => {
    const box = document.createElement('textarea');
    document.body.append(box);
    box.focus();
  });
  await page.keyboard.press('ControlOrMeta+v');
  return page.locator('body > textarea').inputValue();
}
