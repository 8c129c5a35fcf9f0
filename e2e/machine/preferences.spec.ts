import type { Page } from '@playwright/test';
import { inSite } from '../lib/inSite';
import { readFocusProblem } from '../lib/keyboard';
import { open } from '../lib/navigation';
import { thirdPage } from './pages';
import { expect, test } from './test';

const html = (page: Page) => page.locator('html');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const sidebar = (page: Page) => page.getByRole('navigation', { name: /sidebar$/ });

test.describe('the color mode', () => {
  test.use({ colorScheme: 'dark' });

  test('is light at first, and changes in all tabs', async ({ page, context }) => {
    const otherTab = await context.newPage();
    await open(page, '/');
    await open(otherTab, '/cgu');
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    const readBackground = () =>
      html(page).evaluate((root) => getComputedStyle(root).backgroundColor);
    const lightBackground = await readBackground();
    await button(page, 'Switch to dark mode').press('Enter');
    expect(await readBackground()).not.toBe(lightBackground);
    await expect(button(page, 'Switch to light mode')).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await expect(html(otherTab)).toHaveAttribute('data-theme', 'dark');
    await button(otherTab, 'Switch to light mode').click();
    await expect.poll(readBackground).toBe(lightBackground);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
    await button(otherTab, 'Switch to dark mode').click();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await otherTab.evaluate(() => localStorage.clear());
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
  });
});

test('color mode and hidden sidebar are applied before the first paint', async ({ page }) => {
  await page.addInitScript(() => Object.assign(localStorage, { theme: 'dark', sidebar: 'hidden' }));
  // The test blocks the script files, so only the inline script of the page runs.
  await page.route('**/static/js/**', (route) => route.abort());
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.body) {
        observer.disconnect();
        sessionStorage.setItem('mode at body', String(document.documentElement.dataset.theme));
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(inSite('/docs/services'));
  expect(await page.evaluate(() => sessionStorage.getItem('mode at body'))).toBe('dark');
  await expect(page.locator('h1')).toHaveText('Services');
  await expect(sidebar(page)).toBeHidden();
});

test.describe('the drawer of narrow screens', () => {
  test.use({ viewport: { width: 375, height: 700 }, hasTouch: true });

  test('keeps the focus inside, and returns it to the menu button on Escape', async ({ page }) => {
    await open(page, thirdPage.address);
    await button(page, 'Menu').press('Enter');
    await expect(sidebar(page)).toBeVisible();
    await expect(button(page, 'Close menu')).toBeFocused();
    // The test moves the focus backwards beyond the first control, then forwards beyond the last.
    const controlCount = await page.locator('#menu').locator('a, button, summary').count();
    for (const { key, pressCount } of [
      { key: 'Shift+Tab', pressCount: 3 },
      { key: 'Tab', pressCount: controlCount + 3 },
    ]) {
      for (let press = 0; press < pressCount; press += 1) {
        await page.keyboard.press(key);
        const focusPlace = await page.evaluate(() => {
          const element = document.activeElement;
          return element?.closest('#menu') ? 'menu' : element?.outerHTML.slice(0, 5);
        });
        // After the last control, the focus moves to controls of the browser, outside of the page.
        expect(['menu', '<body']).toContain(focusPlace);
        expect(focusPlace === 'menu' ? await readFocusProblem(page) : '').toBe('');
      }
    }
    await page.keyboard.press('Escape');
    await expect(sidebar(page)).toBeHidden();
    await expect(button(page, 'Menu')).toBeFocused();
  });

  test('closes by its button, a tap outside and a wide window', async ({ page }) => {
    await open(page, thirdPage.address);
    await button(page, 'Menu').tap();
    await button(page, 'Close menu').tap();
    await expect(sidebar(page)).toBeHidden();
    await expect(button(page, 'Menu')).toBeFocused();

    await button(page, 'Menu').tap();
    await expect(sidebar(page)).toBeVisible();
    await page.touchscreen.tap(20, 400);
    await expect(sidebar(page)).toBeHidden();
    await button(page, 'Switch to dark mode').tap();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');

    await button(page, 'Menu').tap();
    await expect(sidebar(page)).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 700 });
    await expect(page.locator('[inert]')).toHaveCount(0);
    await button(page, 'Hide sidebar').click();
    await expect(sidebar(page)).toBeHidden();
  });
});

test.describe('the drawer of a narrow window with a mouse', () => {
  test.use({ viewport: { width: 700, height: 500 } });

  test('keeps the page behind it from scrolling', async ({ page }) => {
    await open(page, thirdPage.address);
    await page.evaluate(() => scrollTo(0, 300));
    await button(page, 'Menu').click();
    await expect(button(page, 'Close menu')).toBeFocused();
    const drawer = page.locator('#menu');
    const readScroll = () =>
      drawer.evaluate((box) => ({ page: scrollY, drawer: Math.round(box.scrollTop) }));
    // Over the drawer, the wheel scrolls it to its end. Over it and beside it, the wheel never
    // scrolls the page behind it.
    for (const x of [600, 20]) {
      await page.mouse.move(x, 250);
      for (let turn = 0; turn < 5; turn += 1) {
        await page.mouse.wheel(0, 2000);
      }
      await expect
        .poll(() => drawer.evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop))
        .toBeLessThan(2);
      expect((await readScroll()).page).toBe(300);
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await page.mouse.wheel(0, 100);
    await expect.poll(async () => (await readScroll()).page).toBe(400);
  });

  test('leaves the focus on something visible when the window becomes wide', async ({ page }) => {
    for (const address of [thirdPage.address, '/cgu']) {
      await page.setViewportSize({ width: 700, height: 500 });
      await open(page, address);
      await button(page, 'Menu').click();
      await expect(button(page, 'Close menu')).toBeFocused();
      await page.setViewportSize({ width: 1280, height: 700 });
      await expect
        .poll(() => page.evaluate(() => document.activeElement === document.body), address)
        .toBe(false);
      await page.keyboard.press('Tab');
      expect(await readFocusProblem(page), address).toBe('');
    }
  });
});

test('a choice that could not be stored stays when another tab stores one', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await open(page, thirdPage.address);
  await button(page, 'Switch to dark mode').click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  const otherTab = await context.newPage();
  await open(otherTab, thirdPage.address);
  await button(otherTab, 'Hide sidebar').click();
  await expect(html(page)).toHaveAttribute('data-sidebar', 'hidden');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
});
