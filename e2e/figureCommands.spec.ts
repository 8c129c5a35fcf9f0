import { expect, type Page, test } from '@playwright/test';
import { commands } from '../theme/figures/Commands/commands';
import { openFigure } from './figures';

const PATH = '/docs/mattermost/messaging/executing-commands';

const figure = (page: Page) => page.getByRole('figure', { name: 'Complete a command' });
const field = (page: Page) => figure(page).getByRole('combobox', { name: 'Type / or a message' });
const options = (page: Page) => figure(page).getByRole('listbox', { name: 'Commands' }).getByRole('option');
/** The live region that describes the typed text, or shows the message that was sent. */
const status = (page: Page) => figure(page).getByRole('status').first();
const send = (page: Page) => figure(page).getByRole('button', { name: 'Send' });

/** Expects an option to be active for assistive technology, while the focus stays in the field. */
async function expectActive(page: Page, text: RegExp): Promise<void> {
  const active = options(page).and(page.locator('[aria-selected="true"]'));
  await expect(active).toHaveText(text);
  await expect(field(page)).toHaveAttribute('aria-activedescendant', String(await active.getAttribute('id')));
  await expect(active).toBeInViewport();
  await expect(field(page)).toBeFocused();
}

test('a slash lists every command, and each letter shortens the list', async ({ page }) => {
  await openFigure(page, PATH);
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

test('arrows move in the list, Enter and Tab complete, Escape closes it, Home and End move the cursor', async ({
  page,
}) => {
  await openFigure(page, PATH);
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
  await expect(status(page)).toHaveText('After /open, Mattermost needs a channel such as ~garden.');

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

test('a click on an option completes it, and the field keeps the focus', async ({ page }) => {
  await openFigure(page, PATH);
  await field(page).fill('/m');
  await options(page).filter({ hasText: '/msg' }).click();
  await expect(field(page)).toHaveValue('/msg ');
  await expect(field(page)).toBeFocused();
  await field(page).fill('/m');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(options(page)).toHaveCount(0);
});

test('a sentence says what is missing, then what sending does, and sending displays the result', async ({
  page,
}) => {
  await openFigure(page, PATH);
  await field(page).pressSequentially('/msg @bruno');
  await expect(status(page)).toHaveText('After /msg, Mattermost needs a text.');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('/msg @bruno');
  await field(page).pressSequentially(' See you');
  await expect(status(page)).toHaveText('Ready to send: it sends a direct message.');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('');
  await expect(status(page)).toContainText('to @bruno');
  await expect(status(page)).toContainText('See you');

  await field(page).fill('/me waves');
  await send(page).click();
  await expect(status(page).getByRole('emphasis')).toHaveText('waves');

  await field(page).fill('/away');
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText('(Only visible to you)');
  await expect(status(page)).toContainText('You are now away.');

  await field(page).fill('/help');
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText('(Only visible to you)');

  await field(page).fill('/settings');
  await expect(status(page)).toContainText('(browser and desktop app)');
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText('it opens your settings');
});
