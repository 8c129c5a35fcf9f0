import { expect } from '@playwright/test';
import { FIGURES, firstPage, rareWord, SIDEBAR, secondPage } from '../pages';
import { button, heading, link, navigation, type Target } from './elements';
import { test } from './fixtures';

test.use({ blocksCookies: true });

const dialog: Target = { role: 'dialog', name: 'Search' };

test('with blocked cookies, links, search, color mode and figures work', async ({ visitor }) => {
  await visitor.open(firstPage.address);
  await visitor.click(link(secondPage.heading, navigation(SIDEBAR)));
  await visitor.hasFocusOn(heading(secondPage.heading));
  await visitor.tab.back();
  await visitor.sees(heading(firstPage.heading));

  await visitor.click(button('Switch to dark mode'));
  expect(await visitor.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');

  await visitor.click(button('Search', { role: 'banner' }));
  await visitor.hasFocusOn({ role: 'combobox', within: dialog });
  await visitor.tab.type(rareWord.typed);
  await visitor.reads(rareWord.word, { role: 'option', within: dialog });
  await visitor.tab.press('Enter');
  await visitor.isAt(rareWord.address + rareWord.hash);
  await visitor.seesNo(dialog);

  await visitor.open(FIGURES.polls);
  const figure: Target = { role: 'figure', name: 'Write a poll' };
  await visitor.scrollIntoView(figure);
  await visitor.click(button('Tuesday', figure));
  await visitor.reads('Total votes: 1', figure);
});
