import type { Page } from '@playwright/test';
import { inSite } from '../lib/inSite';
import { open } from '../lib/navigation';
import { FIGURES, SIDEBAR, secondPage } from './pages';
import { expect, test } from './test';

const PHONE_SCREEN = { width: 375, height: 667 };
const LAPTOP_SCREEN = { width: 1440, height: 900 };
/** A window so tall that the last sections of a page cannot scroll to its top. */
const TALL_WINDOW = { width: 1440, height: 1800 };
/**
 * The addresses of three pages of the guide: the first one, one in the middle, and the last one.
 */
const guideAddresses = ['/docs/mattermost/introduction', FIGURES.polls, FIGURES.themeColors];

const sidebar = (page: Page) => page.getByRole('navigation', { name: SIDEBAR });
const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const currentLink = (page: Page) => sidebar(page).locator('[aria-current=page]');

test('where the sidebar is longer than the window, it scrolls to the current page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 400 });
  const lastPageAddress = FIGURES.themeColors;
  await open(page, lastPageAddress);
  await expect(currentLink(page)).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.locator('#menu').evaluate((menu) => menu.scrollTo(0, 0));
  await page.getByRole('link', { name: 'Previous' }).click();
  await expect(page).not.toHaveURL(inSite(lastPageAddress));
  await expect(currentLink(page)).toBeInViewport({ ratio: 1 });
});

test('the drawer opens with the group of the current page alone, and that page in view', async ({
  page,
}) => {
  await page.setViewportSize(PHONE_SCREEN);
  for (const address of guideAddresses) {
    await open(page, address);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
    await expect(currentLink(page), address).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeInViewport({ ratio: 1 });
    const groups = sidebar(page).locator('details');
    expect(
      await groups.evaluateAll((groupElements) =>
        groupElements.map((group) => (group as HTMLDetailsElement).open),
      ),
    ).toEqual(
      await groups.evaluateAll((groupElements) =>
        groupElements.map((group) => group.querySelector('[aria-current]') !== null),
      ),
    );
  }
  await page.setViewportSize(LAPTOP_SCREEN);
  await expect(sidebar(page).locator('details:not([open])')).toHaveCount(0);
});

test('the contents mark the section that a link led to, also at the end', async ({ page }) => {
  await page.setViewportSize(TALL_WINDOW);
  await open(page, secondPage.address);
  for (const link of await contents(page).getByRole('link').all()) {
    await link.click();
    await expect(contents(page).locator('[aria-current]')).toHaveText(
      String(await link.textContent()),
    );
  }
});

test('the footer states the weight of the page that a link led to, and of the page before', async ({
  page,
}) => {
  const weight = page.getByRole('contentinfo').getByText(/^This page: \d+ kB, /);
  const readWeight = async (address: string) => {
    await open(page, address);
    return String(await weight.textContent());
  };
  const figureWeight = await readWeight(FIGURES.themeColors);
  const guideWeight = await readWeight(secondPage.address);
  expect(guideWeight).not.toBe(figureWeight);

  await sidebar(page)
    .locator(`a[href="${inSite(FIGURES.themeColors)}"]`)
    .click();
  await expect(weight).toHaveText(figureWeight);
  await page.goBack();
  await expect(weight).toHaveText(guideWeight);
});
