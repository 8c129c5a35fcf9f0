import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe';
import { open } from './chunks';
import { routes } from './routes';

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 375, height: 900 };

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

for (const { path, sidebar } of [...routes, { path: '/no-such-page', sidebar: null }]) {
  test(`axe finds nothing on ${path}, in both modes, at 375 and 1440 pixels, with and without the sidebar`, async ({
    page,
  }) => {
    await page.setViewportSize(WIDE);
    await open(page, path);
    await expectAccessible(page, 'light, wide');
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
