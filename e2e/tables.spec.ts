import { expect, type Locator, type Page, test } from '@playwright/test';
import { services } from '../services.config';
import { open } from './navigation';
import { routes } from './routes';

const TERMS = '/cgu';
const tables = (page: Page) => page.getByRole('group', { name: 'Table' });

/** Opens a page, and everything that is folded on it. */
async function openUnfolded(page: Page, path: string) {
  await page.goto(path);
  await page.locator('article details').evaluateAll((folds) => {
    for (const fold of folds as HTMLDetailsElement[]) {
      fold.open = true;
    }
  });
}

/** How many pixels of a box are out of view at its right. */
const hidden = (box: Locator) => box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);

// At 640 and at 1000 the column of the text is narrowest for a window without and with a sidebar.
for (const width of [360, 640, 768, 1000, 1200, 1440]) {
  test(`at ${width} pixels, no table scrolls sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const { path } of routes) {
      await openUnfolded(page, path);
      const scrolling = await tables(page).evaluateAll((boxes) =>
        boxes.filter((box) => box.scrollWidth > box.clientWidth + 1).map((box) => box.textContent),
      );
      expect.soft(scrolling, path).toEqual([]);
    }
  });
}

test('on a wide screen, a table of many columns takes more room than the text when it needs it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, TERMS);
  const widthOf = async (box: Locator) => (await box.boundingBox())?.width ?? 0;
  const table = tables(page).filter({ hasText: 'Legal basis' });
  // As a table of five columns.
  await table.evaluate((box) => box.setAttribute('data-wide', 'wider'));
  await table
    .locator('td')
    .first()
    .evaluate((cell) => {
      cell.style.minWidth = '24rem';
      cell.style.whiteSpace = 'nowrap';
      cell.textContent = 'an-address-that-cannot-be-broken'.repeat(2);
    });
  expect(await widthOf(table)).toBeGreaterThan((await widthOf(page.locator('article > p').first())) + 20);
  expect(await hidden(table)).toBeLessThanOrEqual(1);
});

test('on a phone, the rows of a wide table are records, whose facts have labels', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await open(page, TERMS);
  const table = tables(page).filter({ hasText: 'Legal basis' });
  // The head is there for screen readers.
  const [, ...columns] = await table.getByRole('columnheader').allTextContents();
  const rows = table.locator('tbody').getByRole('row');
  expect(await rows.count()).toBeGreaterThan(5);
  for (const row of await rows.all()) {
    const title = await row.getByRole('rowheader').boundingBox();
    const facts = await row.getByRole('cell').all();
    const labels = await Promise.all(
      facts.map((fact) => fact.evaluate((cell) => getComputedStyle(cell, '::before').content)),
    );
    expect(labels).toEqual(columns.map((column) => `"${column}"`));
    let bottom = Number(title?.y) + Number(title?.height);
    for (const fact of facts) {
      const box = await fact.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(bottom);
      bottom = Number(box?.y) + Number(box?.height);
    }
  }
});

for (const width of [375, 1000]) {
  test(`at ${width} pixels, the services are records, whose facts have labels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/docs/services');
    const table = tables(page).first();
    expect(await hidden(table)).toBe(0);
    const rows = table.locator('tbody > tr');
    await expect(rows).toHaveCount(services.length);
    for (const row of await rows.all()) {
      await expect(row.getByRole('link')).toBeVisible();
      const labels = await row
        .locator('td')
        .evaluateAll((facts) => facts.map((fact) => getComputedStyle(fact, '::before').content));
      // With hosts in several countries there is a column for them.
      expect(labels.slice(0, 4)).toEqual(['none', '"For whom"', '"Limits"', '"Software"']);
      expect(labels.slice(4).filter((label) => label !== '"Data"')).toEqual([]);
    }
  });
}

test('on a wide screen, no license in the table of the services is cut after a hyphen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/docs/services');
  for (const {
    name,
    software: [main],
  } of services) {
    const row = tables(page).first().getByRole('row').filter({ hasText: name }).first();
    const license = row.getByText(main?.license ?? '', { exact: true });
    expect(await license.evaluate((text) => text.getClientRects().length), name).toBe(1);
  }
});

test('a wide table takes the room of the contents, which come back when they are turned to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/docs/services');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents).toHaveCSS('opacity', '1');
  await tables(page)
    .first()
    .evaluate((box) => box.scrollIntoView());
  await expect(contents).toHaveCSS('opacity', '0');
  await contents.getByRole('link').first().focus();
  await expect(contents).toHaveCSS('opacity', '1');
  await page
    .getByRole('heading', { level: 2 })
    .last()
    .evaluate((heading) => heading.scrollIntoView());
  await contents.getByRole('link').first().blur();
  await expect(contents).toHaveCSS('opacity', '1');
});

test('yes and no in a table have a sign besides the word', async ({ page }) => {
  await openUnfolded(page, '/docs/mattermost/getting-start/configuring-notifications');
  const cells = page.getByRole('cell');
  const sign = (cell: Locator) => cell.evaluate((element) => getComputedStyle(element, '::before').content);
  const yes = await sign(cells.filter({ hasText: /^yes, unless/ }).first());
  const no = await sign(cells.filter({ hasText: /^no$/ }).first());
  expect(yes).toContain('✓');
  expect(no).toContain('×');
  expect(await sign(cells.filter({ hasText: /^if you are online/ }).first())).toBe('none');
});

test('code in a table is not cut after a hyphen', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/docs/mattermost/messaging/polls');
  const codes = page.getByRole('cell').locator('code').filter({ hasText: '-' });
  expect(await codes.count()).toBeGreaterThan(3);
  const lines = await codes.evaluateAll((all) => all.map((code) => code.getClientRects().length));
  expect(new Set(lines)).toEqual(new Set([1]));
});
