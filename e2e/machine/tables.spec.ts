import type { Page } from '@playwright/test';
import { open } from '../lib/navigation';
import { expect, test } from './test';

const TERMS_PATH = '/cgu';
const tables = (page: Page) => page.getByRole('group', { name: 'Table' });

test('on a phone, the rows of a wide table are records, whose facts have labels', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await open(page, TERMS_PATH);
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
