import { expect, type Page } from '@playwright/test';
import { open } from './navigation';

/** Scrolls to a figure, because figures are hydrated only near the view. Waits until it works. */
export async function waitForFigure(page: Page, index = 0): Promise<void> {
  const figure = page.locator('figure[data-figure]').nth(index);
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.getByText('Try it here')).toBeVisible();
  await expect(figure.locator('> fieldset')).toBeEnabled();
}

/** Opens a page, and waits until its figure works. */
export async function openFigure(page: Page, address: string): Promise<void> {
  await open(page, address);
  await waitForFigure(page);
}
