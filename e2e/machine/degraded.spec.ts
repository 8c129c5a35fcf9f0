import type { Page } from '@playwright/test';
import { openFigure } from '../lib/figures';
import { inSite } from '../lib/inSite';
import { open } from '../lib/navigation';
import { FIGURES, rareWord, SIDEBAR, secondPage, thirdPage } from './pages';
import { expect, test } from './test';

/** Functions that deny the storage, or fill it with nonsense, before the page's scripts run. */
const storageFailures: Record<string, () => void> = {
  'storage is denied': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  },
  'storage holds nonsense': () => {
    for (const key of ['theme', 'sidebar', 'docs-preferred-version']) {
      localStorage.setItem(key, '}{');
    }
    sessionStorage.setItem('scroll-positions', 'null');
  },
};

const sidebar = (page: Page) => page.getByRole('navigation', { name: SIDEBAR });

for (const [name, breakStorage] of Object.entries(storageFailures)) {
  test(`when ${name}, navigation, search, color mode, sidebar and figures work`, async ({
    page,
  }) => {
    await page.addInitScript(breakStorage);
    await open(page, thirdPage.address);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.evaluate(() => scrollTo(0, 500));
    await sidebar(page).getByRole('link', { name: secondPage.heading, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: secondPage.heading })).toBeFocused();
    await page.goBack();
    await expect(page.locator('h1')).toHaveText(thirdPage.heading);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    await page.getByRole('button', { name: 'Hide sidebar' }).click();
    await expect(sidebar(page)).toBeHidden();

    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    const searchDialog = page.getByRole('dialog', { name: 'Search' });
    await searchDialog.getByRole('combobox').fill(rareWord.typed);
    await expect(searchDialog.getByRole('option').first()).toContainText(rareWord.word);
    await page.keyboard.press('Escape');
    await expect(searchDialog).toHaveCount(0);

    // When a choice cannot be stored, it lasts until the visitor leaves the document.
    await page.getByRole('link', { name: 'Home' }).first().click();
    await expect(page.locator('h1')).toHaveText('Home');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Services' })
      .click();
    await expect(page.getByRole('button', { name: 'Show sidebar' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await openFigure(page, FIGURES.polls);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every visible button and field works', async ({ page }) => {
    for (const address of ['/', '/search', FIGURES.commands]) {
      for (const width of [375, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(inSite(address));
        const controls = page.locator('button, input, select, textarea').filter({ visible: true });
        for (const control of await controls.all()) {
          await expect(control, address).toHaveAttribute('popovertarget', 'menu');
        }
        // On the narrow screen, the menu button is the only control; on the wide one, there is
        // none.
        expect((await controls.count()) > 0, address).toBe(width === 375);
      }
    }
  });
});
