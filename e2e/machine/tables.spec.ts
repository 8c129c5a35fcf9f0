import type { Page } from '@playwright/test';
import { openFigure } from '../lib/figures';
import { inSite } from '../lib/inSite';
import { open } from '../lib/navigation';
import { FIGURES } from './pages';
import { expect, test } from './test';

const TERMS_ADDRESS = '/cgu';
const tables = (page: Page) => page.locator('table-scroll');

test('on a phone, the rows of a wide table are records, whose facts have labels', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await open(page, TERMS_ADDRESS);
  const table = tables(page).filter({ hasText: 'Legal basis' });
  // The head of the table is invisible here, but screen readers still find its columns.
  const [, ...columns] = await table.locator('[role=columnheader]').allTextContents();
  const rows = table.locator('[role=table] > tbody[role=rowgroup] > [role=row]');
  expect(await rows.count()).toBeGreaterThan(5);
  for (const row of await rows.all()) {
    const titleBox = await row.locator('[role=rowheader]').boundingBox();
    const dataCells = await row.locator('[role=cell]').all();
    const labels = await Promise.all(
      dataCells.map((dataCell) =>
        dataCell.evaluate((cell) => getComputedStyle(cell, '::before').content),
      ),
    );
    expect(labels).toEqual(columns.map((column) => `"${column}"`));
    let previousBottom = Number(titleBox?.y) + Number(titleBox?.height);
    for (const dataCell of dataCells) {
      const cellBox = await dataCell.boundingBox();
      expect(cellBox?.y).toBeGreaterThanOrEqual(previousBottom);
      previousBottom = Number(cellBox?.y) + Number(cellBox?.height);
    }
  }
});

test('each table has a name, and each of its headers says what it is the header of', async ({
  page,
}) => {
  // The names and the headers are in the document, so that they are there without scripts, too.
  await page.route('**/static/js/**', (route) => route.abort());
  await page.goto(inSite(TERMS_ADDRESS));
  const tablesOfPage = page.getByRole('main').getByRole('table');
  await expect(page.getByRole('table', { name: 'Personal data' })).toBeVisible();
  for (const table of await tablesOfPage.all()) {
    await expect(table).toHaveAccessibleName(/\S/);
    await expect(table.locator('th:not([scope])')).toHaveCount(0);
    const rowCount = await table.locator('tbody tr').count();
    await expect(table.locator('tbody tr > th:first-child[scope=row]')).toHaveCount(rowCount);
  }
});

test('a table that a figure draws has a name', async ({ page }) => {
  await openFigure(page, FIGURES.formatting);
  const figure = page.getByRole('figure');
  await figure.getByRole('textbox').fill('| Day |\n|---|\n| Monday |');
  await expect(figure.getByRole('table')).toHaveAccessibleName('Table');
});

test('on a wide screen, the table of services leaves the contents visible', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/docs/services');
  const [tableBox, textBox] = await Promise.all(
    [page.getByRole('table').first(), page.getByRole('main')].map((box) => box.boundingBox()),
  );
  expect(tableBox?.width).toBeLessThanOrEqual(Number(textBox?.width));
  await expect(page.locator('nav[data-covered]')).toHaveCount(0);
});

test('where no service fits, the questions name the answer that excludes the most services', async ({
  page,
}) => {
  await open(page, '/docs/services');
  await page.getByText('Help me choose').click();
  await page.getByLabel('Talk').check();
  await page.getByLabel('Only what needs no account').check();
  await expect(page.getByRole('search').getByRole('status')).toHaveText(
    'No service fits all answers. Without “Only what needs no account”: two services.',
  );
});

test('a table of five columns fits beside a sidebar, also with the name of a server', async ({
  page,
}) => {
  await open(page, '/docs/services/mail');
  for (const width of [640, 1000]) {
    await page.setViewportSize({ width, height: 900 });
    const box = tables(page).filter({ hasText: 'STARTTLS' });
    const missingWidth = await box.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(missingWidth, `${width} pixels wide`).toBeLessThanOrEqual(0);
  }
});

test('Tab reaches a table only while it is too wide for its box', async ({ page }) => {
  await open(page, TERMS_ADDRESS);
  const box = tables(page).first();
  await expect(page.locator('table-scroll[tabindex], table-scroll[role]')).toHaveCount(0);
  await box
    .locator('td')
    .first()
    .evaluate((cell) => {
      cell.style.minInlineSize = '300vw';
      cell.style.display = 'block';
    });
  await expect(box).toHaveAttribute('tabindex', '0');
  const tableName = await box.locator('table').getAttribute('aria-labelledby');
  await expect(box).toHaveAttribute('aria-labelledby', String(tableName));
  await expect(box).toHaveAttribute('role', 'group');
  await box.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  await box
    .locator('td')
    .first()
    .evaluate((cell) => cell.removeAttribute('style'));
  await expect(page.locator('table-scroll[tabindex]')).toHaveCount(0);
});
