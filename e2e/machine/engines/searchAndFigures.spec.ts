import { expect } from '@playwright/test';
import { aService, FIGURES, firstPage, rareWord, SIDEBAR, thirdPage } from '../pages';
import { button, heading, link, navigation, type Target } from './elements';
import { test } from './fixtures';

const dialog: Target = { role: 'dialog', name: 'Search' };
const main: Target = { role: 'main' };

test.describe('the search', () => {
  test('finds a section', async ({ visitor }) => {
    await visitor.open(firstPage.address);
    await visitor.click(button('Search', { role: 'banner' }));
    await visitor.hasFocusOn({ role: 'combobox', within: dialog });
    await visitor.tab.type(rareWord.typed);
    await visitor.reads(rareWord.word, { role: 'option', within: dialog });
    await visitor.sees({ role: 'group', name: rareWord.heading, within: dialog });
    await visitor.reads('1 page found', { role: 'status', within: dialog });
    await visitor.tab.press('Enter');
    await visitor.isAt(rareWord.address + rareWord.hash);
    await visitor.seesInView(heading(rareWord.section));
    await visitor.seesNo(dialog);
  });
});

test('a figure is tried', async ({ visitor }) => {
  const figure: Target = { role: 'figure', name: 'Write a poll' };
  await visitor.open(FIGURES.polls);
  await visitor.scrollIntoView(figure);
  await visitor.click({ role: 'textbox', name: 'Question', within: figure });
  await visitor.tab.press('Control+a');
  await visitor.tab.type('Lunch?');
  await visitor.reads('/poll "Lunch?" "Monday" "Tuesday" "Thursday"', figure);
  await visitor.click(button('Tuesday', figure));
  await visitor.reads('Total votes: 1', figure);
  await visitor.click(button('End Poll', figure));
  await visitor.reads('Tuesday (1 vote): you', figure);
  await visitor.hasFocusOn({ role: 'group', name: 'This poll has ended. The results are:' });
});

test('a figure above the place where a page was left works when one scrolls up to it, and moves nothing', async ({
  visitor,
}) => {
  const readIslandBottom = () =>
    document.querySelector('site-island')?.getBoundingClientRect().bottom ?? 0;
  const countHydrated = () => document.querySelectorAll('site-island[data-hydrated]').length;
  await visitor.open(FIGURES.searching);
  // The test scrolls so far below the figure that the figure does not begin to load.
  await visitor.tab.evaluate(`scrollTo(0, Math.round(scrollY + (${readIslandBottom})() + 400))`);
  const scrollBefore = await visitor.evaluate(() => scrollY);
  // The test follows a link, because after a reload Firefox may restore another scroll position.
  await visitor.click(link(firstPage.heading, navigation(SIDEBAR)));
  await visitor.hasFocusOn(heading(firstPage.heading));
  await visitor.tab.back();
  await visitor.isScrolledTo(scrollBefore);
  expect(await visitor.evaluate(countHydrated)).toBe(0);
  await visitor.evaluate(() => scrollBy(0, -300));
  const bottomBefore = await visitor.evaluate(readIslandBottom);
  expect(bottomBefore).toBeLessThan(0);
  await visitor.expectValue(countHydrated).toBe(1);
  expect(await visitor.evaluate(readIslandBottom)).toBe(bottomBefore);
  await visitor.isScrolledTo(scrollBefore - 300);
});

test('the site is read by keyboard', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.tab.press('Tab');
  await visitor.hasFocusOn(link('Skip to content'));
  await visitor.seesInView(link('Skip to content'));
  await visitor.tab.press('Enter');
  await visitor.hasFocusOn(main);
  await visitor.open('/');
  await visitor.tabAndEnter(link('Services', navigation('Main')));
  await visitor.hasFocusOn(heading('Services'));
  await visitor.tabAndEnter(link(aService.name, main));
  await visitor.hasFocusOn(heading(aService.heading));
  await visitor.tabAndEnter(link('Previous All services', navigation('Previous and next page')));
  await visitor.hasFocusOn(heading('Services'));
  expect(visitor.proxy.documentPaths).toEqual(['/', '/']);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 700 } });

  test('text, links and the menu work, and buttons that need scripts are hidden', async ({
    visitor,
  }) => {
    const sidebar = navigation(SIDEBAR);
    await visitor.goto(thirdPage.address);
    await visitor.sees(heading(thirdPage.heading));
    await visitor.expectValue(() => matchMedia('(scripting: none)').matches).toBe(true);
    await visitor.seesNo(button('Switch to dark mode'));
    await visitor.seesNo(button('Search'));
    await visitor.click(button('Menu'));
    await visitor.click(link(firstPage.heading, sidebar));
    await visitor.sees(heading(firstPage.heading));
    await visitor.isAt(firstPage.address);
    expect(visitor.proxy.documentPaths).toHaveLength(2);
  });
});
