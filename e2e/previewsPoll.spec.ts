import { expect, type Page, test } from '@playwright/test';
import { open, tellConnection } from './chunks';
import { expectAccessible, overflowOf, pasted, requestsFrom } from './previews';

const path = '/docs/mattermost/messaging/polls';
const figure = (page: Page) => page.getByRole('figure', { name: 'Write a poll' });
const command = (page: Page) => figure(page).locator('pre');
const answers = (page: Page) => figure(page).getByRole('textbox', { name: /^Answers/ });

test('the command follows what is chosen, by keyboard alone', async ({ page }) => {
  await tellConnection(page, { saveData: true });
  await open(page, path);
  const asked = requestsFrom(page);
  await figure(page).getByRole('textbox', { name: 'Question' }).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('The "big" day?');
  await expect(command(page)).toHaveText('/poll "The ”big” day?" "Monday" "Tuesday" "Thursday" --progress');
  await answers(page).fill('');
  await figure(page)
    .getByRole('checkbox', { name: /^Show the votes/ })
    .press('Space');
  await figure(page)
    .getByRole('checkbox', { name: /^Hide who/ })
    .press('Space');
  await figure(page).getByRole('combobox').selectOption('as many as they like');
  await expect(command(page)).toHaveText('/poll "The ”big” day?" --anonymous --votes=0');
  await expect(figure(page).getByRole('button', { name: 'Yes' })).toBeVisible();
  expect(asked).toEqual([]);
});

test('one answer alone is told to be refused', async ({ page }) => {
  await open(page, path);
  await answers(page).fill('Monday');
  await expect(figure(page).getByRole('status').filter({ hasText: 'One answer alone' })).toBeVisible();
  await answers(page).fill('Monday\nTuesday');
  await expect(figure(page).getByText('One answer alone')).toHaveCount(0);
});

test('the poll can be voted in, and ended', async ({ page }) => {
  await open(page, path);
  const vote = (name: string) => figure(page).getByRole('button', { name });
  await vote('Tuesday (0)').press('Enter');
  await expect(vote('Tuesday (1)')).toHaveAttribute('aria-pressed', 'true');
  await vote('Thursday (0)').click();
  await expect(vote('Tuesday (0)')).toHaveAttribute('aria-pressed', 'false');
  await vote('End Poll').click();
  await expect(figure(page).getByRole('status').filter({ hasText: 'has ended' })).toContainText(
    'Thursday: 1 vote (you)',
  );
});

test('what is copied is the command', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await open(page, path);
  await figure(page).getByRole('button', { name: 'Copy code' }).click();
  await expect(figure(page).getByText('Copied')).toBeVisible();
  expect(await pasted(page)).toBe('/poll "Which day suits you?" "Monday" "Tuesday" "Thursday" --progress');
});

for (const theme of ['light', 'dark']) {
  test(`axe finds nothing in ${theme} mode, and it fits in 320 pixels`, async ({ page }) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, path);
    await expectAccessible(page);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the command and its poll stand there, without a form that does nothing', async ({ page }) => {
    await page.goto(path);
    await expect(command(page)).toContainText('/poll "Which day suits you?"');
    await expect(figure(page).getByText('Monday (0)')).toBeVisible();
    await expect(figure(page).getByRole('textbox')).toHaveCount(0);
    // Dressed like the rest, though its styles are loaded on demand.
    await expect(figure(page)).toHaveCSS('border-top-style', 'solid');
  });
});

test('pages without a preview load none of it', async ({ page }) => {
  const asked = requestsFrom(page);
  await open(page, '/docs/services/pad');
  expect(asked.filter((url) => url.includes('previews'))).toEqual([]);
});
