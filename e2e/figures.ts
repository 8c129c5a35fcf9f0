import { expect, type Page } from '@playwright/test';
import { open } from './navigation';
import { figurePaths, ownRoutes, serviceRoutes } from './routes';

/** Scrolls to a figure, which is hydrated only near the view, and waits until it works. */
export async function waitForFigure(page: Page, index = 0): Promise<void> {
  const figure = page.locator('figure[data-figure]').nth(index);
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.getByText('Try it here')).toBeVisible();
  await expect(figure.locator('> fieldset')).toBeEnabled();
}

/** Opens a page, and waits until its figure works. */
export async function openFigure(page: Page, path: string): Promise<void> {
  await open(page, path);
  await waitForFigure(page);
}

/**
 * How many figures a page must have.
 *
 * @param path its address
 */
function figuresOf(path: string): number {
  const own = [...serviceRoutes, ...ownRoutes].find((route) => route.path === path);
  return own
    ? (own.source.match(/^```tsx preview$/gm) ?? []).length
    : Number(figurePaths.includes(path));
}

/**
 * Waits until the island of an open page works, if it has one, and scrolls back to the top.
 *
 * @param path of the page
 */
export async function waitForIsland(page: Page, path: string): Promise<void> {
  const figures = figuresOf(path);
  await expect(page.locator('figure[data-figure]')).toHaveCount(figures);
  for (let index = 0; index < figures; index += 1) {
    await waitForFigure(page, index);
  }
  if (figures > 0) {
    await page.evaluate(() => scrollTo(0, 0));
  } else if (path === '/search') {
    await expect(page.getByRole('searchbox', { name: 'Search' })).toBeVisible();
  }
}
