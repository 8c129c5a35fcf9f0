import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe';
import { open } from './navigation';

const NARROW = { width: 375, height: 900 };

/** One page for each sidebar, and one without. */
const sidebarPages = ['/', '/docs/', '/docs/association/statuts', '/docs/services'];

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

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
      await expectAccessible(page, { when: `${path}, drawer` });
      await press(page, 'Close menu');
      const contents = page.getByRole('navigation', { name: 'On this page' });
      if (await contents.isVisible()) {
        await contents.getByText('On this page').click();
        await expect(contents.getByRole('link').first()).toBeVisible();
        await expectAccessible(page, { when: `${path}, contents` });
      }
    }
  });
}
