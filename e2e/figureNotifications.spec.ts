import { expect, type Page, test } from '@playwright/test';
import { openFigure } from './figures';

const PATH = '/docs/mattermost/getting-start/configuring-notifications';

const figure = (page: Page) => page.getByRole('figure', { name: 'Who is notified, and how?' });
const status = (page: Page) => figure(page).getByRole('status');
const select = (page: Page, label: string) => figure(page).getByRole('combobox', { name: label });
const checkbox = (page: Page, label: string) => figure(page).getByRole('checkbox', { name: label });
const row = (page: Page, name: string, channel: string) =>
  figure(page).getByRole('list', { name, exact: true }).getByRole('listitem').filter({ hasText: channel });

test('says yes or no for each channel with a reason, and how two teammates are notified', async ({
  page,
}) => {
  await openFigure(page, PATH);
  await expect(status(page)).toHaveText('You are alerted on your computer. Amina is alerted too.');
  await expect(row(page, 'You', 'Alert on the computer')).toContainText('YesMention of the whole channel.');
  await expect(row(page, 'You', 'Alert on the phone')).toContainText('NoSilent while at the computer.');
  await expect(row(page, 'You', 'Email')).toContainText('NoOnly after about 5 minutes away.');
  await expect(row(page, 'You', 'Sidebar badge')).toContainText('Yes, a number');
  await expect(row(page, 'Amina', 'Computer')).toContainText('Yes');
  await expect(row(page, 'Bruno', 'Computer')).toContainText('No');
  await expect(row(page, 'Bruno', 'Sidebar')).toContainText('Yes, a number');
});

test('all controls work by keyboard, in their visual order', async ({ page }) => {
  await openFigure(page, PATH);
  const { keyboard } = page;
  await select(page, 'What happens').focus();
  await keyboard.press('Home');
  await expect(status(page)).toHaveText('You are not alerted: a dot waits in the sidebar.');
  await keyboard.press('Tab');
  await keyboard.press('ArrowDown');
  await expect(select(page, 'Your availability')).toHaveValue('away');
  await keyboard.press('Tab');
  await keyboard.press('Home');
  await expect(select(page, 'Send notifications for')).toHaveValue('all');
  await expect(status(page)).toHaveText('You are alerted on your computer and on your phone.');
  await keyboard.press('Tab');
  await keyboard.press('End');
  await expect(status(page)).toHaveText('You are alerted on your computer.');
  await keyboard.press('Tab');
  await expect(checkbox(page, 'Email notifications')).toBeFocused();
  await keyboard.press('Tab');
  await expect(checkbox(page, 'Emails also for replies')).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await expect(checkbox(page, 'Mute channel')).toBeFocused();
  await keyboard.press('Space');
  await expect(status(page)).toHaveText('You are not told.');
  await expect(row(page, 'You', 'Sidebar badge')).toContainText('NoThe channel is muted.');
});

test('an ignored mention has no background, a mention by name has one', async ({ page }) => {
  await openFigure(page, PATH);
  await expect(figure(page).locator('mark')).toHaveText('@channel');
  await checkbox(page, 'Ignore @channel').check();
  await expect(figure(page).locator('mark')).toHaveCount(0);
  await expect(status(page)).toHaveText('You are not alerted: a dot waits in the sidebar. Amina is alerted.');
  await select(page, 'What happens').selectOption('@you');
  await expect(figure(page).locator('mark')).toHaveText('@you');
  await expect(status(page)).toHaveText('You are alerted on your computer.');
});

test('settings are shown only where Mattermost shows them', async ({ page }) => {
  await openFigure(page, PATH);
  const replies = checkbox(page, 'Notify me about replies');
  const phone = select(page, 'Trigger mobile notifications');
  const level = select(page, 'Send notifications for');
  await expect(replies).toBeChecked();
  await level.selectOption('All new messages');
  await expect(replies).toHaveCount(0);
  await expect(phone).toBeVisible();
  await level.selectOption('Nothing');
  await expect(replies).toHaveCount(0);
  await expect(phone).toHaveCount(0);
  await checkbox(page, 'Email notifications').uncheck();
  await expect(checkbox(page, 'Emails also for replies')).toHaveCount(0);
});
