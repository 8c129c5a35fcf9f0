import { expect, test } from '@playwright/test';
import { open } from './navigation';
import { COMMIT_DAY, PAGES, PROGRAM, serveVariant } from './variants';

const variant = serveVariant('published');

test('pages and the sitemap tell the day of the last change that the history knows', async ({
  page,
  request,
}) => {
  const sitemap = await (await request.get(`${variant.url}/sitemap.xml`)).text();
  expect(sitemap).toContain(`${PAGES.announced}</loc><lastmod>${COMMIT_DAY}</lastmod>`);
  await open(page, variant.url + PAGES.announced);
  await expect(page.locator(`time[datetime="${COMMIT_DAY}"]`)).toHaveText('Last updated May 6, 2025');
});

test('a page that was checked with an older version says that it may be behind, others say nothing', async ({
  page,
}) => {
  await open(page, variant.url + PAGES.checkedWithOlder);
  await expect(page.getByRole('main').getByText(/^Checked with/)).toHaveText(
    `Checked with ${PROGRAM.name} 10.10. Ours is ${PROGRAM.version}: some names and places may differ.`,
  );
  for (const address of [PAGES.checkedWithThis, PAGES.announced]) {
    await open(page, variant.url + address);
    await expect(page.getByText(/^Checked with/)).toHaveCount(0);
  }
});
