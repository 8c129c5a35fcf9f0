import { expect, type Page, test } from '@playwright/test';
import { openWithIsland } from './figures';
import { focusProblem, tabAndEnter, tabOrderProblems, tabTo } from './keyboard';
import { FragmentRequests, open, tellConnection } from './navigation';
import { aService, kindsOfPage } from './routes';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.describe('the focus', () => {
  // Backward, because an element that scrolls into view from above may be covered by the navbar.
  for (const path of kindsOfPage) {
    test(`reaches every control of ${path} by Shift+Tab, and is visible on each`, async ({ page }) => {
      await openWithIsland(page, path);
      expect(await tabOrderProblems(page, 'Shift+Tab')).toEqual([]);
    });
  }
});

test.describe('with the keyboard alone', () => {
  test('the first Tab reaches the skip link, which moves the focus to the main text', async ({ page }) => {
    await page.goto('/docs/mattermost/getting-start/managing-members');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    expect(await focusProblem(page)).toBe('');
    await page.keyboard.press('Enter');
    await expect(main(page)).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main')))).toBe(true);
  });

  test('a visitor copies a command', async ({ page }) => {
    await page.context().grantPermissions(['clipboard-write']);
    await open(page, '/docs/mattermost/getting-start/messaging-basics');
    await tabAndEnter(button(page, 'Copy code').first());
    await expect(main(page).getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  });

  test('a visitor gets to a section by the search', async ({ page }) => {
    await open(page, '/docs/mattermost/getting-start/signing-in');
    const options = page.getByRole('option');
    await tabAndEnter(page.getByRole('banner').getByRole('button', { name: 'Search' }));
    await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Search' })).toBeFocused();
    expect(await focusProblem(page)).toBe('');
    await page.keyboard.type('archive a channel');
    // Until then, the results are those of the first letters.
    await expect(options.first()).toContainText('Archive a channel');
    await expect(options.nth(1)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Archive a channel')).toBeFocused();
    await expect(heading(page, 'Archive a channel')).toBeInViewport();
  });

  test('on a narrow screen Tab goes through the drawer, Escape closes it, and a link in it opens a page', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await open(page, '/docs/services');
    const sidebar = page.getByRole('navigation', { name: 'Services sidebar' });
    await tabAndEnter(button(page, 'Menu'));
    await expect(button(page, 'Close menu')).toBeFocused();
    for (const link of await page.locator('#menu').getByRole('link').all()) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      expect(await focusProblem(page)).toBe('');
    }
    await page.keyboard.press('Escape');
    await expect(sidebar).toBeHidden();
    await expect(button(page, 'Menu')).toBeFocused();
    await page.keyboard.press('Enter');
    await tabAndEnter(sidebar.getByRole('link', { name: aService.name, exact: true }));
    await expect(heading(page, aService.heading)).toBeFocused();
    await expect(sidebar).toBeHidden();
  });

  test('the buttons for color mode and sidebar work and keep the focus', async ({ page }) => {
    await open(page, '/docs/mattermost/getting-start/managing-members');
    await tabAndEnter(button(page, 'Switch to dark mode'));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(button(page, 'Switch to light mode')).toBeFocused();
    await tabTo(button(page, 'Hide sidebar'));
    await page.keyboard.press('Space');
    await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeHidden();
    await expect(button(page, 'Show sidebar')).toBeFocused();
  });

  test('after a retry of a failed page the focus is on its heading', async ({ page }) => {
    // With Save-Data no page is prefetched.
    await tellConnection(page, { saveData: true });
    await open(page, '/docs/mattermost/getting-start/managing-members');
    const requests = await FragmentRequests.of(page, '/docs/mattermost/getting-start/messaging-basics');
    await requests.fail();
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await tabAndEnter(sidebar.getByRole('link', { name: 'Messaging basics' }));
    await expect(heading(page, 'Messaging basics')).toBeFocused();
    await requests.pass();
    await tabTo(button(page, 'Retry'));
    expect(await focusProblem(page)).toBe('');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(heading(page, 'Messaging basics')).toBeFocused();
  });
});
