import type { Page } from '@playwright/test';
import { ASSOCIATION_FOLDER } from '../../shared/association';
import { inSite } from '../lib/inSite';
import { open } from '../lib/navigation';
import { expect, test } from '../lib/test';
import { readPage, routes } from './routes';

/** A folded part of a page with an address of its own, such as an answer for newcomers. */
interface FoldedPart {
  address: string;
  summary: string;
  id: string;
}

const foldedParts: FoldedPart[] = routes
  .map(readPage)
  .flatMap(({ address, source }) =>
    Array.from(
      source.matchAll(/<summary>([^<]*)<\/summary>\s*<div id="([^"]+)">/g),
      ([, summary = '', id = '']) => ({ address, summary, id }),
    ),
  );

// An association may have no folded parts.
if (ASSOCIATION_FOLDER === 'sample') {
  test('the sample has folded parts with addresses', () => {
    expect(foldedParts).not.toEqual([]);
  });
}

/** Checks that the part is unfolded and in view, and that the ones beside it stay folded. */
async function expectUnfolded(page: Page, { address, summary, id }: FoldedPart): Promise<void> {
  await expect(page).toHaveURL(
    ({ pathname, hash }) => pathname === inSite(address) && hash === `#${id}`,
  );
  await expect(page.locator(`#${id}`)).toBeInViewport();
  await expect(page.locator('summary').filter({ hasText: summary })).toBeInViewport({ ratio: 1 });
  await expect(page.locator('article > details[open]:has([id])')).toHaveCount(1);
}

/** Gives the first link of the navbar another address, and follows it. */
async function followLinkTo(page: Page, address: string): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link').first();
  await link.evaluate((element, href) => element.setAttribute('href', href), address);
  await link.click();
}

test('a link on the same page unfolds a folded part', async ({ page }) => {
  for (const part of foldedParts) {
    await open(page, part.address);
    await expect(page.locator(`#${part.id}`)).toBeHidden();
    await followLinkTo(page, `#${part.id}`);
    await expectUnfolded(page, part);
  }
});

test('a link on another page unfolds a folded part, without loading a document', async ({
  page,
}) => {
  for (const part of foldedParts) {
    await open(page, '/docs/services');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await followLinkTo(page, inSite(`${part.address}#${part.id}`));
    await expectUnfolded(page, part);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  }
});

for (const part of foldedParts.slice(0, 1)) {
  test('a result of the search unfolds a folded part', async ({ page }) => {
    await open(page, `/search?q=${encodeURIComponent(part.summary)}`);
    const href = inSite(`${part.address}#${part.id}`);
    await page.getByRole('main').locator(`a[href="${href}"]`).first().click();
    await expectUnfolded(page, part);
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('the address of a folded part unfolds it', async ({ page }) => {
      for (const part of foldedParts) {
        // The query makes the browser load the document, not only go to another part of it.
        await page.goto(inSite(`${part.address}?${part.id}#${part.id}`));
        await expectUnfolded(page, part);
      }
    });
  });
}
