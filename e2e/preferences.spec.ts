import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { open } from './navigation';

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const html = (page: Page) => page.locator('html');
const toDark = (page: Page) => page.getByRole('button', { name: 'Switch to dark mode' });
const toLight = (page: Page) => page.getByRole('button', { name: 'Switch to light mode' });

/** Stores a value before any page is opened, as an earlier visit would have done. */
async function storeEarlier(context: BrowserContext, key: string, value: string) {
  await context.addInitScript(
    ([name, stored]) => localStorage.setItem(String(name), String(stored)),
    [key, value],
  );
}

test.describe('the color mode', () => {
  test.use({ colorScheme: 'dark' });

  test('is light at first whatever the system prefers, and a button switches it', async ({ page }) => {
    await open(page, '/');
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    const light = await background(page);
    await toDark(page).press('Enter');
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    expect(await background(page)).not.toBe(light);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await toLight(page).click();
    await expect.poll(() => background(page)).toBe(light);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  });

  test('changes in other tabs, too', async ({ page, context }) => {
    const other = await context.newPage();
    await open(page, '/');
    await open(other, '/cgu');
    await toDark(page).click();
    await expect(html(other)).toHaveAttribute('data-theme', 'dark');
    await expect(toLight(other)).toBeVisible();
    await toLight(other).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await toDark(other).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await other.evaluate(() => localStorage.clear());
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
  });

  test('is applied before the first paint', async ({ page, context }) => {
    await storeEarlier(context, 'theme', 'dark');
    // Only the inline script runs, and the mode is read as soon as <body> exists.
    await page.route('**/static/js/**', (route) => route.abort());
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (document.body) {
          observer.disconnect();
          sessionStorage.setItem('mode at body', String(document.documentElement.dataset.theme));
        }
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/docs/services');
    expect(await page.evaluate(() => sessionStorage.getItem('mode at body'))).toBe('dark');
  });
});

test.describe('the sidebar', () => {
  const sidebar = (page: Page) => page.getByRole('navigation', { name: /sidebar$/ });
  const hide = (page: Page) => page.getByRole('button', { name: 'Hide sidebar' });
  const show = (page: Page) => page.getByRole('button', { name: 'Show sidebar' });

  test('stays hidden or shown on other pages, after a reload and in other tabs', async ({
    page,
    context,
  }) => {
    await open(page, '/docs/mattermost/getting-start/managing-members');
    const other = await context.newPage();
    await open(other, '/docs/');
    await hide(page).click();
    await expect(sidebar(other)).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('sidebar'))).toBe('hidden');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Documentation' }).click();
    await expect(page.locator('h1')).toHaveText('Documentation');
    await expect(sidebar(page)).toBeHidden();
    await page.reload();
    await expect(show(page)).toBeVisible();
    await expect(sidebar(page)).toBeHidden();
    await show(page).click();
    await expect(sidebar(page)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('sidebar'))).toBeNull();
  });

  test('does not appear while a page loads when it was hidden', async ({ page, context }) => {
    await storeEarlier(context, 'sidebar', 'hidden');
    await page.route('**/static/js/**', (route) => route.abort());
    await page.goto('/docs/services');
    await expect(page.locator('h1')).toHaveText('Services');
    await expect(sidebar(page)).toBeHidden();
  });
});

test.describe('the drawer of narrow screens', () => {
  test.use({ viewport: { width: 375, height: 700 }, hasTouch: true });
  const menu = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
  const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });

  test('keeps the focus inside, and returns it to the menu button on Escape', async ({ page }) => {
    await open(page, '/docs/mattermost/getting-start/managing-members');
    await menu(page).press('Enter');
    await expect(sidebar(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
    // Past its beginning, then past its end.
    const controls = await page.locator('#menu').locator('a, button, summary').count();
    for (const { key, times } of [
      { key: 'Shift+Tab', times: 3 },
      { key: 'Tab', times: controls + 3 },
    ]) {
      for (let press = 0; press < times; press += 1) {
        await page.keyboard.press(key);
        const place = await page.evaluate(() => {
          const element = document.activeElement;
          return element === document.body || element?.closest('#menu') ? 'inside' : element?.outerHTML;
        });
        expect(place).toBe('inside');
      }
    }
    await page.keyboard.press('Escape');
    await expect(sidebar(page)).toBeHidden();
    await expect(menu(page)).toBeFocused();
  });

  test('closes by its button and by a tap outside, and the page works again', async ({ page }) => {
    await open(page, '/docs/mattermost/getting-start/managing-members');
    await menu(page).tap();
    await page.getByRole('button', { name: 'Close menu' }).tap();
    await expect(sidebar(page)).toBeHidden();
    await expect(menu(page)).toBeFocused();

    await menu(page).tap();
    await expect(sidebar(page)).toBeVisible();
    await page.touchscreen.tap(20, 400);
    await expect(sidebar(page)).toBeHidden();
    await page.getByRole('button', { name: 'Switch to dark mode' }).tap();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  });

  test('closes when the window becomes wide enough for the sidebar', async ({ page }) => {
    await open(page, '/docs/mattermost/getting-start/managing-members');
    await menu(page).tap();
    await expect(sidebar(page)).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 700 });
    await expect(page.locator('[inert]')).toHaveCount(0);
    await expect(sidebar(page)).toBeVisible();
    await page.getByRole('button', { name: 'Hide sidebar' }).click();
    await expect(sidebar(page)).toBeHidden();
  });
});
