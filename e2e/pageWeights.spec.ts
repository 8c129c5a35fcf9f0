import { expect, type Page, test } from '@playwright/test';
import { open } from './navigation';
import { aService, kindsOfPage } from './routes';

/** What the footer says of the page, in kB. */
async function statedWeight(page: Page): Promise<number> {
  const line = await page
    .getByRole('contentinfo')
    .getByText(/^This page: \d+ kB, /)
    .textContent();
  return Number(/\d+/.exec(String(line))?.[0]);
}

test('each page says what its document takes', async ({ page }) => {
  const stated: number[] = [];
  for (const path of kindsOfPage) {
    await open(page, path);
    const kB = await statedWeight(page);
    const bytes = await page.evaluate(
      () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).encodedBodySize,
    );
    expect(bytes, path).toBeLessThanOrEqual(kB * 1000);
    // The style sheet is weighed apart from the text, with a margin.
    expect(bytes, path).toBeGreaterThan((kB - 1) * 1000 - 500);
    stated.push(kB);
  }
  expect(new Set(stated).size).toBeGreaterThan(1);
});

test('a visit sets no cookie', async ({ page, context }) => {
  for (const path of ['/', aService.path, '/search']) {
    await open(page, path);
  }
  expect(await context.cookies()).toEqual([]);
});
