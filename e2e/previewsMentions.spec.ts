import { expect, type Page, test } from '@playwright/test';
import { open, tellConnection } from './chunks';
import { expectAccessible, overflowOf, requestsFrom } from './previews';

const PATH = '/docs/mattermost/messaging/mentioning-teammates';

const figure = (page: Page) => page.getByRole('figure', { name: 'Who is told?' });
const status = (page: Page) => figure(page).getByRole('status');
const choice = (page: Page) => figure(page).getByRole('combobox', { name: 'Mention' });
const message = (page: Page) => figure(page).getByRole('textbox', { name: 'Your message' });
const edit = (page: Page) => figure(page).getByRole('checkbox', { name: 'by editing' });
const person = (page: Page, name: string) =>
  figure(page).getByRole('list', { name: 'Who is told' }).getByRole('listitem').filter({ hasText: name });

test('each person is alerted, sees a badge later, or is not told, with a reason', async ({ page }) => {
  await open(page, PATH);
  await expect(status(page)).toHaveText('Amina, Bruno, and Chloé are alerted. David sees a badge later.');
  await expect(figure(page).locator('mark')).toHaveText('@channel');
  await expect(person(page, 'Amina')).toContainText('AlertedComputer: mention of the whole channel.');
  await expect(person(page, 'David')).toContainText('Sees a badge laterDo Not Disturb stops alerts.');
  await expect(person(page, 'Élise')).toContainText('Not toldThe channel is muted.');
  await expect(person(page, 'Farid')).toContainText('Not toldChannel mentions are ignored here.');
  await expect(person(page, 'Gaëlle')).toContainText('Not toldOnly members are told.');
});

test('an example is chosen, a message typed, and the edit ticked by keyboard', async ({ page }) => {
  await open(page, PATH);
  const { keyboard } = page;
  await choice(page).focus();
  await keyboard.press('Home');
  await expect(status(page)).toHaveText('Amina is alerted.');
  await expect(message(page)).toHaveValue('@amina Can you open the room on Tuesday?');
  await keyboard.press('Tab');
  await expect(message(page)).toBeFocused();
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type('Hello @david and @bruno');
  await expect(choice(page)).toHaveValue('own');
  await expect(status(page)).toHaveText('Bruno is alerted. David sees a badge later.');
  await expect(figure(page).locator('mark')).toHaveText(['@david', '@bruno']);
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await expect(edit(page)).toBeChecked();
  await expect(status(page)).toHaveText('Nobody is alerted.');
  await expect(person(page, 'Bruno')).toContainText('A mention added by an edit alerts nobody.');
});

test('@here and a keyword reach whom they should', async ({ page }) => {
  await open(page, PATH);
  await choice(page).selectOption('@here, members online');
  await expect(status(page)).toHaveText('Amina is alerted.');
  await expect(person(page, 'Bruno')).toContainText('@here is for people who are online.');
  await message(page).fill('About the Newsletter');
  await expect(status(page)).toHaveText('Bruno is alerted.');
  await expect(figure(page).locator('mark')).toHaveText('Newsletter');
});

test('the author learns of somebody outside of the channel and of a name that nobody has', async ({
  page,
}) => {
  await open(page, PATH);
  await choice(page).selectOption('@gaelle, not a member');
  await expect(figure(page)).toContainText('Gaëlle is not in this channel. Would you like to add her?');
  await message(page).fill('@everyone Hello');
  await expect(figure(page)).toContainText('Nobody here is called @everyone');
  await expect(figure(page).locator('mark')).toHaveCount(0);
  await expect(status(page)).toHaveText('Nobody is alerted.');
});

test('a message can be begun anew', async ({ page }) => {
  await open(page, PATH);
  await choice(page).selectOption('your own words');
  await expect(message(page)).toHaveValue('');
  await expect(status(page)).toHaveText('Nobody is alerted.');
});

test('nothing is asked for while choosing and typing', async ({ page }) => {
  // A visitor who saves data: other pages are not prefetched, which would be asked for here.
  await tellConnection(page, { saveData: true });
  await open(page, PATH);
  const asked = requestsFrom(page);
  await choice(page).selectOption('@here, members online');
  await message(page).fill('@gaelle and @chloe');
  await edit(page).check();
  await expect(status(page)).toHaveText('Nobody is alerted.');
  expect(asked).toEqual([]);
});

for (const mode of ['light', 'dark']) {
  test(`axe finds nothing in ${mode} mode, whatever is chosen`, async ({ page }) => {
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    await open(page, PATH);
    await expectAccessible(page);
    await message(page).fill('@gaelle, @everyone and @channel');
    await expect(figure(page)).toContainText('Nobody here is called @everyone');
    await expectAccessible(page);
  });
}

test('it fits in 320 pixels, even with a long word', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, PATH);
  await message(page).fill(`@${'a'.repeat(80)}`);
  await expect(status(page)).toHaveText('Nobody is alerted.');
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a table tells whom each kind of mention reaches, and no form is shown', async ({ page }) => {
    await page.goto(PATH);
    await expect(status(page)).toBeVisible();
    await expect(message(page)).toHaveCount(0);
    const table = figure(page).getByRole('table');
    await expect(table.getByRole('row')).toHaveCount(9);
    const cells = table.getByRole('row').filter({ hasText: '@channel' }).getByRole('cell');
    await expect(cells).toHaveText(['Amina, Bruno, Chloé', 'David', 'Élise, Farid, Gaëlle']);
  });
});
