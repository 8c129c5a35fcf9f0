import type { Page } from '@playwright/test';
import { waitForFigure } from '../lib/figures';
import { findFocusPathProblems } from '../lib/focusPath';
import { open } from '../lib/navigation';
import { commonWord, FIGURES, FRENCH_PAGE, SIDEBAR, thirdPage } from './pages';
import { expect, test } from './test';

/**
 * Tests of the path that the focus takes through pages and dialogs. e2e/content/focusPath.spec.ts
 * tests the pages of an association; this file tests others.
 */

const COMPUTER = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** The pages and dialogs: how to open each, by its name in the title of the test. */
const PLACES: Record<string, (page: Page) => Promise<void>> = {
  'a page with footnotes': (page) => open(page, thirdPage.address),
  'a page in French': (page) => open(page, FRENCH_PAGE.address),
  'a post with code': (page) => open(page, '/blog/assemblee'),
  'a post about an incident': (page) => open(page, '/blog/first-outage'),
  'the results of a search': async (page) => {
    await open(page, `/search?q=${commonWord}`);
    await expect(page.getByRole('main').getByRole('status')).toContainText(`“${commonWord}”`);
  },
  'the search dialog with results': async (page) => {
    await open(page, thirdPage.address);
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill(commonWord);
    await expect(page.getByRole('option').first()).toBeVisible();
  },
  'a figure with a form': async (page) => {
    await open(page, FIGURES.polls);
    await waitForFigure(page);
    await page.evaluate(() => scrollTo(0, 0));
  },
};

for (const [place, openPlace] of Object.entries(PLACES)) {
  test(`${place}: the Tab key leads through all controls in the order of reading, and back`, async ({
    page,
  }) => {
    for (const size of [COMPUTER, PHONE]) {
      await page.setViewportSize(size);
      await openPlace(page);
      expect.soft(await findFocusPathProblems(page), `${size.width} pixels wide`).toEqual([]);
    }
  });
}

test('the Tab key stays in the open drawer, with all groups of the sidebar, and leads back', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, thirdPage.address);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
  const closedGroups = page
    .getByRole('navigation', { name: SIDEBAR })
    .locator('details:not([open]) > summary');
  // The test opens the last group first: an open group is no longer among the closed ones, so the
  // groups behind it would get other numbers.
  for (const group of (await closedGroups.all()).reverse()) {
    await group.click();
  }
  expect(await findFocusPathProblems(page)).toEqual([]);
});
