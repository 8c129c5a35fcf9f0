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

/** The boxes of the page's tables that scroll, and those that say so; by their numbers. */
const scrollingTables = (page: Page) =>
  tables(page).evaluateAll((boxes) => ({
    scrolling: boxes.flatMap((box, index) => (box.scrollWidth > box.clientWidth + 1 ? index : [])),
    telling: boxes.flatMap((box, index) => {
      const { content, display } = getComputedStyle(box, '::before');
      return content.includes('Scroll sideways') && display !== 'none' ? index : [];
    }),
  }));

// At 640 and at 1000 the column of the text is narrowest for a window without and with a sidebar.
for (const width of [375, 640, 768, 1000, 1200, 1440]) {
  test(`at ${width} pixels, every table that scrolls says so, and no other does`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const { path } of routes) {
      await openUnfolded(page, path);
      const { scrolling, telling } = await scrollingTables(page);
      expect.soft(scrolling, path).toEqual(telling);
      if (width >= 640) {
        expect.soft(scrolling, path).toEqual([]);
      }
    }
  });
}

test('on a wide screen, a table of many columns takes more room than the text when it needs it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openUnfolded(page, '/docs/mattermost/getting-start/configuring-notifications');
  const widthOf = async (box: Locator) => (await box.boundingBox())?.width ?? 0;
  const table = tables(page).and(page.locator('[data-wide=wider]')).first();
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

test('on a phone, a table that scrolls keeps its first column in view', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await openUnfolded(page, TERMS);
  const table = tables(page).filter({ hasText: 'Legal basis' });
  await table
    .getByRole('columnheader')
    .first()
    .evaluate((header) => header.scrollIntoView({ block: 'center' }));
  await table.evaluate((box) => box.scrollTo(box.scrollWidth, 0));
  await expect(table.getByRole('columnheader').last()).toBeInViewport({ ratio: 1 });
  await expect(table.getByRole('columnheader').first()).toBeInViewport({ ratio: 1 });
});

test('on a phone, the shadow at the edge of a table goes at its end', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await openUnfolded(page, TERMS);
  const table = tables(page).filter({ hasText: 'Legal basis' });
  await table.evaluate((box) => box.scrollIntoView({ block: 'center' }));
  const { right, top } = await table.locator('thead').evaluate((head) => ({
    right: head.closest('[data-wide]')?.getBoundingClientRect().right ?? 0,
    top: head.getBoundingClientRect().top,
  }));
  /** Whether the right end of the header looks otherwise without the shadow. */
  const isShadowSeen = async () => {
    const clip = { x: right - 8, y: top, width: 8, height: 30 };
    const withShadow = await page.screenshot({ clip });
    await table.evaluate((box) => (box as HTMLElement).style.setProperty('background', 'none'));
    const without = await page.screenshot({ clip });
    await table.evaluate((box) => (box as HTMLElement).style.removeProperty('background'));
    return !withShadow.equals(without);
  };
  expect(await isShadowSeen()).toBe(true);
  await table.evaluate((box) => box.scrollTo(box.scrollWidth, 0));
  expect(await isShadowSeen()).toBe(false);
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

test('the figures of the services stand without a mark, and one note says that some are examples', async ({
  page,
}) => {
  await page.goto('/docs/services');
  await expect(tables(page).first()).not.toContainText('(example)');
  const areExamples = services.some(({ limits }) => limits.includes('(example)'));
  await expect(page.getByText('Limits set by us are examples')).toHaveCount(Number(areExamples));
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
  expect(await sign(cells.filter({ hasText: /^alert$/ }).first())).toBe('none');
});

test('code in a table is not cut after a hyphen', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/docs/mattermost/messaging/polls');
  const codes = page.getByRole('cell').locator('code').filter({ hasText: '-' });
  expect(await codes.count()).toBeGreaterThan(3);
  const lines = await codes.evaluateAll((all) => all.map((code) => code.getClientRects().length));
  expect(new Set(lines)).toEqual(new Set([1]));
});
