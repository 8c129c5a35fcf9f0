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

/** The bytes, compressed, of the document and of what it names: pictures that the visitor reaches, the icon. */
async function measuredBytes(page: Page): Promise<number> {
  const icon = await page.locator('link[rel=icon]').getAttribute('href');
  return page.evaluate(async (address) => {
    for (const picture of document.images) {
      picture.loading = 'eager';
      await picture.decode();
    }
    await fetch(String(address));
    const pictures = [...document.images].map(({ src }) => src);
    const named = new Set([...pictures, new URL(String(address), location.href).href]);
    const entries = performance.getEntries() as PerformanceResourceTiming[];
    const sizes = new Map(
      entries
        .filter(({ entryType, name }) => entryType === 'navigation' || named.has(name))
        .map(({ name, encodedBodySize }) => [name, encodedBodySize]),
    );
    return [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
  }, icon);
}

test('each page says what it takes to show it, and a page that was navigated to says the same as its document', async ({
  page,
}) => {
  const stated: number[] = [];
  for (const path of kindsOfPage) {
    await open(page, path);
    const kB = await statedWeight(page);
    const bytes = await measuredBytes(page);
    expect(bytes, path).toBeLessThanOrEqual(kB * 1000);
    expect(bytes, path).toBeGreaterThan((kB - 1) * 1000 - 250);
    stated.push(kB);
  }
  expect(new Set(stated).size).toBeGreaterThan(1);

  await open(page, '/cgu');
  const ofTerms = await statedWeight(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'News archive' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News archive');
  const ofArchive = stated[kindsOfPage.indexOf('/blog/archive')];
  expect(ofArchive).not.toBe(ofTerms);
  expect(await statedWeight(page)).toBe(ofArchive);
});

test('a visit sets no cookie', async ({ page, context }) => {
  for (const path of ['/', aService.path, '/search']) {
    await open(page, path);
  }
  expect(await context.cookies()).toEqual([]);
});
