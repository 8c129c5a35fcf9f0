import { expect, type Page, test } from '@playwright/test';
import { openFigure } from './figures';

const PATH = '/docs/mattermost/getting-start/searching';
const figure = (page: Page) => page.getByRole('figure', { name: 'Build a search' });
const field = (page: Page, label: string) => figure(page).getByLabel(label, { exact: true });
const queryField = (page: Page) => field(page, 'Type a search');
const writtenQuery = (page: Page) => figure(page).locator('pre');
const results = (page: Page) => figure(page).getByRole('listitem');
const _count = (page: Page) => figure(page).getByRole('status').filter({ hasText: 'this example' });

test('the fields write the query while the visitor types', async ({ page }) => {
  await openFigure(page, PATH);
  await queryField(page).fill('');
  await expect(writtenQuery(page)).toHaveText('');
  await queryField(page).press('Tab');
  await expect(field(page, 'Words, all of them')).toBeFocused();
  await page.keyboard.type('general meeting');
  await expect(queryField(page)).toHaveValue('general meeting');
  await page.keyboard.press('Tab');
  await page.keyboard.type('cake ');
  await page.keyboard.press('Tab');
  await page.keyboard.type('the library');
  await page.keyboard.press('Tab');
  await page.keyboard.type('lib');
  await field(page, 'From').selectOption('Chloé');
  await field(page, 'In').selectOption('Events');
  await field(page, 'After').fill('2026-01-01');
  const query = 'general meeting lib* "the library" from:chloe in:events after:2026-01-01 -cake';
  await expect(queryField(page)).toHaveValue(query);
  await expect(writtenQuery(page)).toHaveText(query);
  await expect(results(page)).toHaveCount(1);
  await expect(results(page)).toContainText('Chloé Events, January 20, 2026');
});

test('a typed query fills the fields, and a sentence describes it', async ({ page }) => {
  await openFigure(page, PATH);
  await queryField(page).fill('subscri* -draft from:chloe before:2026-03-01 "twelve people" -in:off-topic');
  await expect(field(page, 'Beginning of a word (*)')).toHaveValue('subscri');
  await expect(field(page, 'Words to leave out')).toHaveValue('draft');
  await expect(field(page, 'Exact phrase')).toHaveValue('twelve people');
  await expect(field(page, 'From')).toHaveValue('chloe');
  await expect(field(page, 'In')).toHaveValue('');
  await expect(field(page, 'Before')).toHaveValue('2026-03-01');
  await expect(figure(page)).toContainText(
    'Messages by Chloé before March 1, 2026 that contain a word that begins with “subscri” and the exact words “twelve people”, and not “draft”, and not in Off-Topic.',
  );
  await expect(results(page).locator('mark')).toHaveText(['Twelve people', 'subscribed']);

  await field(page, 'From').selectOption('Anyone');
  await expect(queryField(page)).toHaveValue(
    'subscri* "twelve people" before:2026-03-01 -draft -in:off-topic',
  );
});

test('files are found by name, text and extension, and an extension causes a warning for messages', async ({
  page,
}) => {
  await openFigure(page, PATH);
  await queryField(page).fill('budget');
  await field(page, 'Search in').selectOption('Files');
  await expect(results(page)).toHaveCount(2);
  await field(page, 'File extension').selectOption('pdf');
  await expect(queryField(page)).toHaveValue('budget ext:pdf');
  await expect(results(page)).toHaveCount(1);
  await queryField(page).fill('minutes ext:pdf');
  await expect(figure(page)).toContainText('Files with the extension pdf that contain “minutes”.');
  await expect(results(page).locator('mark')).toHaveText(['minutes', 'Minutes']);

  await field(page, 'Search in').selectOption('Messages');
  await expect(figure(page).getByText('“ext:pdf” works for files only')).toBeVisible();
  await expect(results(page)).toHaveCount(0);
});

test('a warning explains the rule that a query breaks', async ({ page }) => {
  await openFigure(page, PATH);
  const warning = figure(page).getByRole('status').filter({ hasText: 'works at the end of a word only' });
  await expect(warning).toHaveCount(0);
  await queryField(page).fill('bud*get');
  await expect(warning).toBeVisible();
  await expect(results(page)).toHaveCount(0);
  await queryField(page).fill('budget');
  await expect(warning).toHaveCount(0);
});
