import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe';
import { openWithIsland } from './demos';
import { open } from './navigation';
import { routes } from './routes';

// Without snapshots in the trace, which would make the tests half as long again.
test.use({ trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false } });

/** Each test runs axe up to eight times, on a machine that may be busy. */
test.describe.configure({ timeout: 90_000 });

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 375, height: 900 };

/** One page for each sidebar, and one without. */
const sidebarPages = ['/', '/docs/', '/docs/association/statuts', '/docs/services/git'];

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

for (const { path, sidebar } of [...routes, { path: '/no-such-page', sidebar: null }]) {
  test(`axe finds no violation on ${path} in both color modes, at 375 and 1440 pixels, with and without the sidebar`, async ({
    page,
  }) => {
    await page.setViewportSize(WIDE);
    await openWithIsland(page, path);
    // Axe runs this rule only when its tag is listed.
    expect(await expectAccessible(page, 'light, wide')).toContain('target-size');
    await press(page, 'Switch to dark mode');
    await expectAccessible(page, 'dark, wide');
    if (sidebar) {
      await press(page, 'Hide sidebar');
      await expectAccessible(page, 'dark, wide, sidebar hidden');
      await press(page, 'Switch to light mode');
      await expectAccessible(page, 'light, wide, sidebar hidden');
      await press(page, 'Switch to dark mode');
    }
    await page.setViewportSize(NARROW);
    await expectAccessible(page, 'dark, narrow');
    await press(page, 'Switch to light mode');
    await expectAccessible(page, 'light, narrow');
  });
}

for (const mode of ['dark', 'light']) {
  test(`axe finds no violation in the open drawer and the open table of contents in ${mode} mode`, async ({
    page,
  }) => {
    await page.setViewportSize(NARROW);
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    for (const path of sidebarPages) {
      await open(page, path);
      await press(page, 'Menu');
      await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
      await expectAccessible(page, `${path}, drawer`);
      await press(page, 'Close menu');
      const contents = page.getByRole('navigation', { name: 'On this page' });
      if (await contents.isVisible()) {
        await contents.getByText('On this page').click();
        await expect(contents.getByRole('link').first()).toBeVisible();
        await expectAccessible(page, `${path}, contents`);
      }
    }
  });
}
