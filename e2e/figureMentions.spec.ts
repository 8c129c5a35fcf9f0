import { expect, type Page, test } from '@playwright/test';
import { expectFigureAccessible, openFigure, overflowOf, requestsFrom } from './figures';
import { tellConnection } from './navigation';

const PATH = '/docs/mattermost/messaging/mentioning-teammates';

const figure = (page: Page) => page.getByRole('figure', { name: 'Who is told?' });
const status = (page: Page) => figure(page).getByRole('status');
const exampleSelect = (page: Page) => figure(page).getByRole('combobox', { name: 'Mention' });
const message = (page: Page) => figure(page).getByRole('textbox', { name: 'Your message' });
const editCheckbox = (page: Page) => figure(page).getByRole('checkbox', { name: 'by editing' });
const person = (page: Page, name: string) =>
  figure(page).getByRole('list', { name: 'Who is told' }).getByRole('listitem').filter({ hasText: name });

test('each person is alerted, sees a badge later, or is not told, with a reason', async ({ page }) => {
  await openFigure(page, PATH);
  await expect(status(page)).toHaveText('Amina, Bruno, and Chloé are alerted. David sees a badge later.');
  await expect(figure(page).locator('mark')).toHaveText('@channel');
  await expect(person(page, 'Amina')).toContainText('AlertedComputer: mention of the whole channel.');
  await expect(person(page, 'David')).toContainText('Sees a badge laterDo Not Disturb stops alerts.');
  await expect(person(page, 'Élise')).toContainText('Not toldThe channel is muted.');
  await expect(person(page, 'Farid')).toContainText('Not toldChannel mentions are ignored here.');
  await expect(person(page, 'Gaëlle')).toContainText('Not toldOnly members are told.');
});

test('an example, a typed message and the edit work by keyboard', async ({ page }) => {
  await openFigure(page, PATH);
  const { keyboard } = page;
  await exampleSelect(page).focus();
  await keyboard.press('Home');
  await expect(status(page)).toHaveText('Amina is alerted.');
  await expect(message(page)).toHaveValue('@amina Can you open the room on Tuesday?');
  await keyboard.press('Tab');
  await expect(message(page)).toBeFocused();
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type('Hello @david and @bruno');
  await expect(exampleSelect(page)).toHaveValue('own');
  await expect(status(page)).toHaveText('Bruno is alerted. David sees a badge later.');
  await expect(figure(page).locator('mark')).toHaveText(['@david', '@bruno']);
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await expect(editCheckbox(page)).toBeChecked();
  await expect(status(page)).toHaveText('Nobody is alerted.');
  await expect(person(page, 'Bruno')).toContainText('A mention added by an edit alerts nobody.');
});

test('@here alerts members online, and a keyword alerts the person who chose it', async ({ page }) => {
  await openFigure(page, PATH);
  await exampleSelect(page).selectOption('@here, members online');
  await expect(status(page)).toHaveText('Amina is alerted.');
  await expect(person(page, 'Bruno')).toContainText('@here is for people who are online.');
  await message(page).fill('About the Newsletter');
  await expect(status(page)).toHaveText('Bruno is alerted.');
  await expect(figure(page).locator('mark')).toHaveText('Newsletter');
});

test('a first name without @ alerts nobody and has no background', async ({ page }) => {
  await openFigure(page, PATH);
  await exampleSelect(page).selectOption('“Amina”, her name without @');
  await expect(status(page)).toHaveText('Nobody is alerted.');
  await expect(figure(page).locator('mark')).toHaveCount(0);
  await expect(person(page, 'Amina')).toContainText('Not toldNot mentioned.');
});

test('the author is told of a person outside of the channel, and of a name that nobody has', async ({
  page,
}) => {
  await openFigure(page, PATH);
  await exampleSelect(page).selectOption('@gaelle, not a member');
  await expect(figure(page)).toContainText('Gaëlle is not in this channel. Would you like to add her?');
  await message(page).fill('@everyone Hello');
  await expect(figure(page)).toContainText('Nobody here is called @everyone');
  await expect(figure(page).locator('mark')).toHaveCount(0);
  await expect(status(page)).toHaveText('Nobody is alerted.');
});

test('“your own words” empties the message', async ({ page }) => {
  await openFigure(page, PATH);
  await exampleSelect(page).selectOption('your own words');
  await expect(message(page)).toHaveValue('');
  await expect(status(page)).toHaveText('Nobody is alerted.');
});

test('choosing and typing causes no request', async ({ page }) => {
  // With Save-Data the site does not prefetch other pages, whose requests would count here.
  await tellConnection(page, { saveData: true });
  await openFigure(page, PATH);
  const requests = requestsFrom(page);
  await exampleSelect(page).selectOption('@here, members online');
  await message(page).fill('@gaelle and @chloe');
  await editCheckbox(page).check();
  await expect(status(page)).toHaveText('Nobody is alerted.');
  expect(requests).toEqual([]);
});

for (const mode of ['light', 'dark']) {
  test(`axe finds no violation in ${mode} mode, before and after typing a message`, async ({ page }) => {
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    await openFigure(page, PATH);
    await expectFigureAccessible(page);
    await message(page).fill('@gaelle, @everyone and @channel');
    await expect(figure(page)).toContainText('Nobody here is called @everyone');
    await expectFigureAccessible(page);
  });
}

test('the page fits in 320 pixels, even with a long word', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openFigure(page, PATH);
  await message(page).fill(`@${'a'.repeat(80)}`);
  await expect(status(page)).toHaveText('Nobody is alerted.');
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
});
