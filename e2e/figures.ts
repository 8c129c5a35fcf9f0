import { expect, type Page } from '@playwright/test';
import { open } from './navigation';
import { figurePaths, ownRoutes, serviceRoutes } from './routes';

/** A figure is an island, which is hydrated only when it comes near the view: scrolls there, and waits until it works. */
async function figureWorks(page: Page, index = 0): Promise<void> {
  const figure = page.locator('figure[data-figure]').nth(index);
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.getByText('Try it here')).toBeVisible();
}

/** Opens a page, and waits until its figure works. */
export async function openFigure(page: Page, path: string): Promise<void> {
  await open(page, path);
  await figureWorks(page);
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
  } else if (path === '/search') {
    await expect(page.getByRole('searchbox', { name: 'Search' })).toBeVisible();
  }
}
