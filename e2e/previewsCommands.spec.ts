import { expect, type Page, test } from '@playwright/test';
import { commands } from '../theme/previews/Commands/commands';
import { open, tellConnection } from './chunks';
import { expectAccessible } from './previews';

const PATH = '/docs/mattermost/messaging/executing-commands';

const figure = (page: Page) => page.getByRole('figure', { name: 'Complete a command' });
const field = (page: Page) => figure(page).getByRole('combobox', { name: 'Type / or a message' });
const options = (page: Page) => figure(page).getByRole('listbox', { name: 'Commands' }).getByRole('option');
/** What the figure says of what is typed, or shows of what was sent; announced as it changes. */
const told = (page: Page) => figure(page).getByRole('status').first();
const send = (page: Page) => figure(page).getByRole('button', { name: 'Send' });

/** The option that assistive technology is told of while the focus stays in the field. */
async function expectActive(page: Page, text: RegExp): Promise<void> {
  const active = options(page).and(page.locator('[aria-selected="true"]'));
  await expect(active).toHaveText(text);
  await expect(field(page)).toHaveAttribute('aria-activedescendant', String(await active.getAttribute('id')));
  await expect(active).toBeInViewport();
  await expect(field(page)).toBeFocused();
}

test('a slash lists every command, and each letter shortens the list', async ({ page }) => {
  await open(page, PATH);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await field(page).pressSequentially('/');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(options(page)).toHaveCount(commands.length);
  await field(page).pressSequentially('inv');
  await expect(options(page)).toHaveText([/^\/invite @name/, /^\/invite_people address/]);
  await field(page).fill('/s');
  await expect(options(page).filter({ hasText: 'browser and desktop app' })).toHaveText([
    /^\/search/,
    /^\/settings/,
    /^\/shortcuts/,
  ]);
});

test('arrows choose, Enter and Tab complete, Escape closes, Home and End stay those of a text', async ({
  page,
}) => {
  await open(page, PATH);
  await field(page).pressSequentially('/o');
  await expectActive(page, /^\/online/);
  await page.keyboard.press('ArrowDown');
  await expectActive(page, /^\/offline/);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expectActive(page, /^\/open/);
  await page.keyboard.press('Home');
  await page.keyboard.press('End');
  await expectActive(page, /^\/open/);
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('/open ');
  await expect(options(page)).toHaveCount(0);
  await expect(told(page)).toHaveText('After /open, Mattermost needs a channel such as ~garden.');

  await field(page).fill('/mar');
  await page.keyboard.press('Tab');
  await expect(field(page)).toHaveValue('/marketplace');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(send(page)).toBeFocused();

  await field(page).fill('/call');
  await expect(options(page)).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue('/call');
  await page.keyboard.press('ArrowDown');
  await expectActive(page, /^\/call start/);
  await page.keyboard.press('Home');
  await page.keyboard.press('Delete');
  await expect(field(page)).toHaveValue('call');
});

test('the last of many is scrolled to', async ({ page }) => {
  await open(page, PATH);
  await field(page).fill('/');
  await page.keyboard.press('ArrowUp');
  await expectActive(page, /^\/call link/);
});

test('the mouse completes too, and the field keeps the focus', async ({ page }) => {
  await open(page, PATH);
  await field(page).fill('/m');
  await options(page).filter({ hasText: '/msg' }).click();
  await expect(field(page)).toHaveValue('/msg ');
  await expect(field(page)).toBeFocused();
  await field(page).fill('/m');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(options(page)).toHaveCount(0);
});

test('a sentence says what is missing, then what sending does; sending shows it', async ({ page }) => {
  await open(page, PATH);
  await field(page).pressSequentially('/msg @bruno');
  await expect(told(page)).toHaveText('After /msg, Mattermost needs a text.');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('/msg @bruno');
  await field(page).pressSequentially(' See you');
  await expect(told(page)).toHaveText('Ready to send: it sends a direct message.');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('');
  await expect(told(page)).toContainText('to @bruno');
  await expect(told(page)).toContainText('See you');

  await field(page).fill('/me waves');
  await send(page).click();
  await expect(told(page).getByRole('emphasis')).toHaveText('waves');

  await field(page).fill('/away');
  await page.keyboard.press('Enter');
  await expect(told(page)).toContainText('(Only visible to you)');
  await expect(told(page)).toContainText('You are now away.');

  await field(page).fill('/settings');
  await expect(told(page)).toContainText('not in the mobile app');
  await page.keyboard.press('Enter');
  await expect(told(page)).toContainText('it opens your settings');
});

test('what is no command is a message, and what is not known may come from an extension', async ({
  page,
}) => {
  await open(page, PATH);
  await field(page).fill('Hello, away for lunch');
  await expect(told(page)).toContainText('posted as a message');
  await page.keyboard.press('Enter');
  await expect(told(page)).toHaveText(/^A\s*Amina\s*Hello, away for lunch$/);
  await field(page).fill('/poll "Lunch?"');
  await expect(told(page)).toContainText('An extension may add it');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('/poll "Lunch?"');
});

test('nothing is requested while typing and sending, and nothing goes wrong', async ({ page }) => {
  // Such a visitor's browser does not prefetch the pages of links in view.
  await tellConnection(page, { saveData: true });
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await open(page, PATH);
  await field(page).focus();
  const asked: string[] = [];
  // A picture of the footer comes when it is near, and typing scrolls.
  page.on('request', (request) => request.resourceType() !== 'image' && asked.push(request.url()));
  await page.keyboard.type('/code ls -l');
  await page.keyboard.press('Enter');
  await expect(told(page).locator('pre')).toHaveText('ls -l');
  await expect(page).toHaveURL(PATH);
  expect(asked).toEqual([]);
  expect(errors).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every command is there to be read', async ({ page }) => {
    await page.goto(PATH);
    const list = figure(page).getByRole('group', { name: 'All commands' });
    for (const { name, purpose } of commands) {
      const item = list.getByRole('listitem').filter({ hasText: RegExp(`^${name}\\b.*${purpose}`) });
      await expect(item.first()).toBeVisible();
    }
    await expect(figure(page).getByRole('combobox')).toBeHidden();
  });
});

for (const mode of ['light', 'dark']) {
  for (const width of [375, 1440]) {
    test(`axe finds nothing in the figure in ${mode} mode at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
      await open(page, PATH);
      await expectAccessible(page);
      await field(page).fill('/');
      await expect(options(page)).toHaveCount(commands.length);
      await expectAccessible(page);
      await field(page).fill('/away');
      await page.keyboard.press('Enter');
      await expect(told(page)).toContainText('You are now away.');
      await expectAccessible(page);
    });
  }
}
