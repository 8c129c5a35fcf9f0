import { expect, type Page, test } from '@playwright/test';
import { open, tellConnection } from './chunks';
import { expectAccessible, overflowOf, requestsFrom } from './previews';

const PATH = '/docs/mattermost/getting-start/configuring-notifications';

const figure = (page: Page) => page.getByRole('figure', { name: 'Who is notified, and how?' });
const status = (page: Page) => figure(page).getByRole('status');
const choice = (page: Page, label: string) => figure(page).getByRole('combobox', { name: label });
const tick = (page: Page, label: string) => figure(page).getByRole('checkbox', { name: label });
const row = (page: Page, name: string, way: string) =>
  figure(page).getByRole('list', { name, exact: true }).getByRole('listitem').filter({ hasText: way });

test('tells yes or no and why for each way, and what becomes of two teammates', async ({ page }) => {
  await open(page, PATH);
  await expect(status(page)).toHaveText('You are alerted on your computer. Amina is alerted too.');
  await expect(row(page, 'You', 'Alert on the computer')).toContainText('YesMention of the whole channel.');
  await expect(row(page, 'You', 'Alert on the phone')).toContainText('NoSilent while at the computer.');
  await expect(row(page, 'You', 'Email')).toContainText('NoOnly after about 5 minutes away.');
  await expect(row(page, 'You', 'Sidebar badge')).toContainText('Yes, a number');
  await expect(row(page, 'Amina', 'Computer')).toContainText('Yes');
  await expect(row(page, 'Bruno', 'Computer')).toContainText('No');
  await expect(row(page, 'Bruno', 'Sidebar')).toContainText('Yes, a number');
});

test('everything is set by keyboard, in the order in which it stands', async ({ page }) => {
  await open(page, PATH);
  const { keyboard } = page;
  await choice(page, 'What happens').focus();
  await keyboard.press('Home');
  await expect(status(page)).toHaveText('You are not alerted: a dot waits in the sidebar.');
  await keyboard.press('Tab');
  await keyboard.press('ArrowDown');
  await expect(choice(page, 'Your availability')).toHaveValue('away');
  await keyboard.press('Tab');
  await keyboard.press('Home');
  await expect(choice(page, 'Send notifications for')).toHaveValue('all');
  await expect(status(page)).toHaveText('You are alerted on your computer and on your phone.');
  await keyboard.press('Tab');
  await keyboard.press('End');
  await expect(status(page)).toHaveText('You are alerted on your computer.');
  await keyboard.press('Tab');
  await expect(tick(page, 'Notify me about replies')).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await expect(tick(page, 'Mute channel')).toBeFocused();
  await keyboard.press('Space');
  await expect(status(page)).toHaveText('You are not told.');
  await expect(row(page, 'You', 'Sidebar badge')).toContainText('NoThe channel is muted.');
});

test('a mention that is ignored has no background, a mention by name has one', async ({ page }) => {
  await open(page, PATH);
  await expect(figure(page).locator('mark')).toHaveText('@channel');
  await tick(page, 'Ignore @channel').check();
  await expect(figure(page).locator('mark')).toHaveCount(0);
  await expect(status(page)).toHaveText('You are not alerted: a dot waits in the sidebar. Amina is alerted.');
  await choice(page, 'What happens').selectOption('@you');
  await expect(figure(page).locator('mark')).toHaveText('@you');
  await expect(status(page)).toHaveText('You are alerted on your computer.');
});

test('a direct message is nobody else’s, and Do Not Disturb leaves it as a number', async ({ page }) => {
  await open(page, PATH);
  await choice(page, 'What happens').selectOption('a direct message');
  await expect(figure(page).getByText('Does not see this message.')).toHaveCount(2);
  await choice(page, 'Your availability').selectOption('Do Not Disturb');
  await expect(status(page)).toHaveText('You are not alerted: a number waits in the sidebar.');
});

test('the tick for replies, the keyword, and the switch for emails decide', async ({ page }) => {
  await open(page, PATH);
  await choice(page, 'What happens').selectOption('a reply in a thread that you follow');
  await expect(status(page)).toHaveText('You are not alerted: a dot waits in the sidebar.');
  await tick(page, 'Notify me about replies').check();
  await expect(status(page)).toHaveText('You are alerted on your computer.');
  await choice(page, 'What happens').selectOption({ label: 'a message with the word “newsletter”' });
  await choice(page, 'Your availability').selectOption('Offline');
  await expect(status(page)).toHaveText('You are alerted on your phone and by email.');
  await tick(page, 'Email').uncheck();
  await expect(status(page)).toHaveText('You are alerted on your phone.');
  await tick(page, 'newsletter').uncheck();
  await expect(status(page)).toHaveText('You are not alerted: a dot waits in the sidebar.');
});

test('nothing is asked for while choosing', async ({ page }) => {
  // A visitor who saves data: other pages are not prefetched, which would be asked for here.
  await tellConnection(page, { saveData: true });
  await open(page, PATH);
  const asked = requestsFrom(page);
  await choice(page, 'What happens').selectOption('@here');
  await choice(page, 'Your availability').selectOption('Away');
  await tick(page, 'Mute channel').check();
  await expect(status(page)).toHaveText('You are not told. Amina is alerted.');
  expect(asked).toEqual([]);
});

for (const mode of ['light', 'dark']) {
  test(`axe finds nothing in ${mode} mode, whatever is chosen`, async ({ page }) => {
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    await open(page, PATH);
    await expectAccessible(page);
    await choice(page, 'What happens').selectOption('a direct message');
    await expect(figure(page).getByText('Does not see this message.').first()).toBeVisible();
    await expectAccessible(page);
  });
}

test('it fits in 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, PATH);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a table tells what the default settings do, and no form is shown', async ({ page }) => {
    await page.goto(PATH);
    await expect(status(page)).toBeVisible();
    await expect(choice(page, 'What happens')).toHaveCount(0);
    const table = figure(page).getByRole('table');
    await expect(table.getByRole('row')).toHaveCount(10);
    const cells = table.getByRole('row').filter({ hasText: '@here' }).getByRole('cell');
    await expect(cells).toHaveText(['Yes', 'No', 'No', 'a number']);
  });
});
