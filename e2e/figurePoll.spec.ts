import { expect, type Page, test } from '@playwright/test';
import { expectFigureAccessible, openFigure, overflowOf, pasted, requestsFrom } from './figures';
import { open, tellConnection } from './navigation';

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

test('a question alone needs no quotes', async ({ page }) => {
  await openFigure(page, PATH);
  await answers(page).fill('');
  await figure(page)
    .getByRole('checkbox', { name: /^Show the votes/ })
    .uncheck();
  await expect(command(page)).toHaveText('/poll Which day suits you?');
  await expect(figure(page).getByRole('button', { name: 'Yes' })).toBeVisible();
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

test('with several votes each, only the reset takes votes back', async ({ page }) => {
  await openFigure(page, PATH);
  await figure(page).getByRole('combobox').selectOption('two answers');
  const button = (name: string) => figure(page).getByRole('button', { name });
  await button('Monday (0)').click();
  await button('Monday (1)').click();
  await expect(figure(page)).toContainText('already voted');
  await button('Tuesday (0)').click();
  await button('Thursday (0)').click();
  await expect(figure(page)).toContainText('no vote left');
  await button('Reset Your Votes').click();
  await expect(figure(page)).toContainText('Total votes: 0');
});

test('the copy button copies the command', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await openFigure(page, PATH);
  await figure(page).getByRole('button', { name: 'Copy code' }).click();
  await expect(figure(page).getByText('Copied')).toBeVisible();
  expect(await pasted(page)).toBe('/poll "Which day suits you?" "Monday" "Tuesday" "Thursday" --progress');
});

for (const theme of ['light', 'dark']) {
  test(`axe finds no violation in ${theme} mode at 320 pixels, and the page fits`, async ({ page }) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await page.setViewportSize({ width: 320, height: 640 });
    await openFigure(page, PATH);
    await expectFigureAccessible(page);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the figure has the command and the poll, without the form', async ({ page }) => {
    await page.goto(PATH);
    await expect(command(page)).toContainText('/poll "Which day suits you?"');
    await expect(figure(page).getByText('Monday (0)')).toBeVisible();
    await expect(figure(page).getByRole('textbox')).toHaveCount(0);
    // The figure has its styles without scripts too.
    await expect(figure(page)).toHaveCSS('border-top-style', 'solid');
  });
});

test('only the page of the poll loads its script', async ({ page }) => {
  const requests = requestsFrom(page);
  const hasPollScript = async () => {
    const urls = requests.filter((url) => new URL(url).pathname.endsWith('.js'));
    const scripts = await Promise.all(urls.map(async (url) => (await page.request.get(url)).text()));
    return scripts.some((script) => script.includes('Which day suits you?'));
  };
  await open(page, '/docs/mattermost/getting-start/signing-in');
  expect(await hasPollScript()).toBe(false);
  await openFigure(page, PATH);
  expect(await hasPollScript()).toBe(true);
});
