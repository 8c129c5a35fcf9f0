import { expect, type Page, test } from '@playwright/test';
import { openFigure, pasted, requestsFrom } from './figures';
import { tellConnection } from './navigation';

const PATH = '/docs/mattermost/messaging/polls';
const figure = (page: Page) => page.getByRole('figure', { name: 'Write a poll' });
const command = (page: Page) => figure(page).locator('pre');
const answers = (page: Page) => figure(page).getByRole('textbox', { name: /^Answers/ });

test('the command follows the form, which works by keyboard and causes no request', async ({ page }) => {
  // With Save-Data the site does not prefetch other pages, whose requests would count here.
  await tellConnection(page, { saveData: true });
  await openFigure(page, PATH);
  const requests = requestsFrom(page);
  await figure(page).getByRole('textbox', { name: 'Question' }).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('The "big" day?');
  await expect(command(page)).toHaveText(`/poll "The 'big' day?" "Monday" "Tuesday" "Thursday" --progress`);
  await answers(page).fill('');
  await figure(page)
    .getByRole('checkbox', { name: /^Show the votes/ })
    .press('Space');
  await figure(page)
    .getByRole('checkbox', { name: /^Hide who/ })
    .press('Space');
  await figure(page).getByRole('combobox').selectOption('as many as they like');
  await expect(command(page)).toHaveText(`/poll "The 'big' day?" --anonymous --votes=0`);
  await expect(figure(page).getByRole('button', { name: 'Yes' })).toBeVisible();
  expect(requests).toEqual([]);
});

test('what Matterpoll refuses causes a warning, and there is no poll', async ({ page }) => {
  await openFigure(page, PATH);
  const warning = (text: string) => figure(page).getByRole('status').filter({ hasText: text });
  await answers(page).fill('Monday');
  await expect(warning('One answer alone')).toBeVisible();
  await expect(figure(page).getByRole('button', { name: 'End Poll' })).toHaveCount(0);
  await answers(page).fill('Monday\nTuesday');
  await expect(warning('One answer alone')).toHaveCount(0);
  await expect(figure(page).getByRole('button', { name: 'End Poll' })).toBeVisible();
  await figure(page).getByRole('combobox').selectOption('three answers');
  await expect(warning('More votes than answers')).toBeVisible();
});

test('visitors can vote in the poll, and end it', async ({ page }) => {
  await openFigure(page, PATH);
  const button = (name: string) => figure(page).getByRole('button', { name });
  const notice = (text: string) => figure(page).getByRole('status').filter({ hasText: text });
  await button('Tuesday (0)').press('Enter');
  await expect(notice('Your vote was counted.')).toBeVisible();
  await button('Thursday (0)').click();
  await expect(button('Tuesday (0)')).toBeVisible();
  await expect(notice('Your vote was changed.')).toBeVisible();
  await button('Thursday (1)').click();
  await expect(button('Thursday (1)')).toBeVisible();
  await expect(figure(page)).toContainText('Total votes: 1');
  await button('Reset Your Vote').click();
  await expect(figure(page)).toContainText('Total votes: 0');
  await button('Thursday (0)').click();
  await button('End Poll').click();
  await expect(notice('has ended')).toContainText('Thursday (1 vote): you');
});

test('the copy button copies the command', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await openFigure(page, PATH);
  await figure(page).getByRole('button', { name: 'Copy code' }).click();
  await expect(figure(page).getByText('Copied')).toBeVisible();
  expect(await pasted(page)).toBe('/poll "Which day suits you?" "Monday" "Tuesday" "Thursday" --progress');
});
