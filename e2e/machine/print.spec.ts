import type { Page } from '@playwright/test';
import { fixedFacts } from '../lib/fixtureSite';
import { inSite } from '../lib/inSite';
import { open } from '../lib/navigation';
import { measureOverflow } from '../lib/readable';
import { aService, FIGURES } from './pages';
import { expect, test } from './test';

/** Opens a page in dark mode, and emulates printing. */
async function openPrinted(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await open(page, address);
  await page.emulateMedia({ media: 'print' });
}

const readBackground = (element: Element) => getComputedStyle(element).backgroundColor;
const readContentAfter = (element: Element) => getComputedStyle(element, '::after').content;

test('a page is printed in light colors, without navigation, with the addresses of other sites', async ({
  page,
}) => {
  for (const address of ['/', aService.address]) {
    await openPrinted(page, address);
    expect(await page.locator('html').evaluate(readBackground)).toBe('rgb(255, 255, 255)');
    await expect(page.locator('h1')).toHaveCSS('color', 'rgb(0, 0, 0)');
    const navigation = page.getByRole('navigation', {
      name: /^(?:Main|On this page|Our commitments)$|sidebar$/,
    });
    await expect(navigation).toHaveCount(0);
    await expect(page.getByRole('link', { name: `Donate to ${fixedFacts.name}` })).toBeHidden();
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
    // The test looks at all elements, because a block of code could keep its dark background.
    const darkBackgrounds = await page.locator('main *').evaluateAll((elements) =>
      elements
        .map(
          (element) =>
            getComputedStyle(element)
              .backgroundColor.match(/[\d.]+/g)
              ?.map(Number) ?? [],
        )
        .filter(([red = 255, , , alpha = 1]) => alpha > 0 && red < 128),
    );
    expect(darkBackgrounds).toEqual([]);
    await expect(page.getByRole('contentinfo')).toContainText(
      `${fixedFacts.origin}${inSite(address)}`,
    );
  }
  const article = page.getByRole('article');
  const innerLink = article.locator(`a[href^="${fixedFacts.base}"]`).first();
  // Addresses of this site's own pages are not printed: so many would make the text hard to read.
  expect(await innerLink.evaluate(readContentAfter)).toBe('none');
  const outerLink = article.locator('a[href^="https://"]').first();
  expect(await outerLink.evaluate(readContentAfter)).toContain(
    await outerLink.getAttribute('href'),
  );
  const address = article.getByRole('link', { name: /^\w+(?:\.\w+)+$/ });
  expect(await address.evaluate(readContentAfter)).toBe('none');
});

test('the page for unknown addresses prints no address, because it has none of its own', async ({
  page,
}) => {
  await openPrinted(page, '/no-such-page');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toBeVisible();
  await expect(footer).not.toContainText(fixedFacts.origin);
});

test('what behaviors add to the text is not printed', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await open(page, FIGURES.polls);
  const heading = page.getByRole('article').getByRole('heading', { level: 2 }).first();
  await heading.hover();
  const headingLink = heading.locator('a');
  await expect(headingLink).toBeVisible();
  const codeBlock = page.locator('[data-code]').first();
  await codeBlock.getByRole('button').click();
  await expect(codeBlock.getByRole('status')).toHaveText('Copied');
  await page.emulateMedia({ media: 'print' });
  await expect(headingLink).toBeHidden();
  await expect(codeBlock.getByRole('status')).toBeHidden();
});

test('a figure to try is not printed, nor are its heading and the sentence above it', async ({
  page,
}) => {
  await open(page, FIGURES.polls);
  const article = page.getByRole('article');
  const parts = [
    article.getByRole('heading', { name: 'Try it' }),
    article.getByText('Change it, and see what happens.'),
    article.getByRole('figure'),
  ];
  for (const part of parts) {
    await expect(part).toBeVisible();
  }
  await page.emulateMedia({ media: 'print' });
  for (const part of parts) {
    await expect(part).toBeHidden();
  }
  await expect(article.getByRole('heading', { name: 'Write the command' })).toBeVisible();
});

test('what is folded away is printed', async ({ page }) => {
  await openPrinted(page, FIGURES.commands);
  const foldedTables = page
    .locator('article > details:not([open])')
    .getByRole('table', { includeHidden: true });
  expect(await foldedTables.count()).toBeGreaterThan(1);
  for (const table of await foldedTables.all()) {
    expect(
      await table.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true })),
    ).toBe(true);
    expect((await table.boundingBox())?.height).toBeGreaterThan(20);
  }
});

test('each sheet has the title of the page, also after a link was followed', async ({ page }) => {
  await open(page, '/docs/association');
  const sidebar = page.getByRole('navigation', { name: 'Association sidebar' });
  await sidebar.getByRole('link', { name: 'Statutes' }).click();
  // The address changes before the title does, so the test waits for the heading.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Statutes');
  // The style sheet prints this attribute at the top of each sheet.
  await expect(page.locator('html')).toHaveAttribute('data-title', await page.title());
  expect(await page.title()).toBe(`Statutes – ${fixedFacts.name}`);
});
