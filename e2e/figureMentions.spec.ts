import { expect, type Page, test } from '@playwright/test';
import { openFigure } from './figures';

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
