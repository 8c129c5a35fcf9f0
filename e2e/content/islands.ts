import { expect, type Page } from '@playwright/test';
import { waitForFigure } from '../lib/figures';
import { countFigures } from './routes';

/**
 * Waits until the islands of an open page work, and scrolls back to the top.
 *
 * @param address the address of the page
 */
export async function waitForIslands(page: Page, address: string): Promise<void> {
  const figureCount = countFigures(address);
  await expect(page.locator('figure[data-figure]')).toHaveCount(figureCount);
  for (let index = 0; index < figureCount; index += 1) {
    await waitForFigure(page, index);
  }
  if (figureCount > 0) {
    await page.evaluate(() => scrollTo(0, 0));
  } else if (address === '/search') {
    await expect(page.getByRole('searchbox', { name: 'Search' })).toBeVisible();
  }
}
