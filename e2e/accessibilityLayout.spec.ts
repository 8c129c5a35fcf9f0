import { expect, test } from '@playwright/test';
import { overflowOf } from './figures';
import { smallTargets } from './layout';
import { open } from './navigation';
import { setFontSize } from './readable';
import { aService, kindsOfPage } from './routes';

/** The sizes of a window of 1280 by 1024 pixels that is zoomed to 200 % and to 400 %. */
const ZOOMED = [
  { width: 640, height: 512 },
  { width: 320, height: 256 },
];

const windows = [...ZOOMED, { width: 375, height: 667 }, { width: 1440, height: 900 }];
for (const { size, text } of [
  ...windows.map((size) => ({ size, text: 16 })),
  { size: { width: 375, height: 667 }, text: 32 },
]) {
  test(`search and menu fit ${size.width} by ${size.height} pixels with text of ${text} pixels, and have no target that is too small`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await setFontSize(page, text);
    await open(page, '/docs/mattermost/getting-start/managing-members');
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').fill('xyzzy');
    await expect(dialog).toContainText('No page for');
    expect(await smallTargets(page)).toEqual([]);
    await dialog.getByRole('combobox').fill('channel');
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);
    for (const element of [
      dialog.getByRole('combobox'),
      dialog.getByRole('link', { name: 'See all results' }),
    ]) {
      await expect(element).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowUp');
    const last = page.getByRole('option').last();
    await expect(last).toHaveAttribute('aria-selected', 'true');
    await expect(last).toBeInViewport();
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');

    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    if (await menu.isVisible()) {
      await menu.click();
      await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
      expect(await smallTargets(page)).toEqual([]);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      const drawer = page.locator('#menu');
      expect(await drawer.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
      const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
      await sidebar.locator('summary').last().click();
      const lastPage = sidebar.getByRole('link').last();
      await lastPage.scrollIntoViewIfNeeded();
      await expect(lastPage).toBeInViewport({ ratio: 1 });
    }
  });
}

test('on a phone, no address for mail is cut', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  let seen = 0;
  for (const path of kindsOfPage) {
    await page.goto(path);
    const lines = await page.locator('main [href^="mailto:"]').evaluateAll((links) =>
      links.map((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        return range.getClientRects().length;
      }),
    );
    seen += lines.length;
    expect.soft(new Set([1, ...lines]), path).toEqual(new Set([1]));
  }
  expect(seen).toBeGreaterThan(5);
});

test('a drawer is as high as what it holds, and at most as the window', async ({ page }) => {
  const heightOf = async (path: string, height: number) => {
    await page.setViewportSize({ width: 375, height });
    await open(page, path);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    return (await page.locator('#menu').boundingBox())?.height;
  };
  expect(await heightOf('/cgu', 800)).toBeLessThan(400);
  expect(await heightOf('/docs/mattermost/introduction', 400)).toBe(400);
});

test('on a wide screen the text of every page begins at the same place, in lines of the same length', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const places: { left: number; width: number }[] = [];
  // With a sidebar and contents, without either, and without both.
  for (const path of ['/docs/', aService.path, '/docs/association', '/cgu', '/search', '/no-such-page']) {
    await open(page, path);
    places.push(
      await page.getByRole('main').evaluate((main) => {
        const { left, width } = main.getBoundingClientRect();
        return { left, width };
      }),
    );
  }
  expect(places).toEqual(places.map(() => places[0]));
});
