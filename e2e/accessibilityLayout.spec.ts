import { expect, type Page, test } from '@playwright/test';
import { openWithIsland, overflowOf } from './demos';
import { lostText, smallTargets } from './layout';
import { open } from './navigation';
import { routes } from './routes';

// Without snapshots in the trace, which would take as long as the steps.
test.use({ trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false } });

/** The text spacing of WCAG 1.4.12, with which no text may be lost. */
const SPACING = `
  * {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-block-end: 2em !important; }
`;

/** The sizes of a window of 1280 by 1024 pixels that is zoomed to 200 % and to 400 %. */
const ZOOMED = [
  { width: 640, height: 512 },
  { width: 320, height: 256 },
];

async function expectNothingLost(page: Page, when: string): Promise<void> {
  expect.soft(await overflowOf(page), `wider than the screen: ${when}`).toBeLessThanOrEqual(0);
  expect.soft(await lostText(page), when).toEqual([]);
}

/** Sets the browser's font size, which enlarges text only, unlike zoom. */
async function setFontSize(page: Page, pixels: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: pixels } });
}

for (const path of [...routes.map((route) => route.path), '/no-such-page']) {
  test(`${path} loses no text with zoom, large text or wide spacing, and has no target that is too small`, async ({
    page,
  }) => {
    await openWithIsland(page, path);
    for (const size of ZOOMED) {
      await page.setViewportSize(size);
      await expectNothingLost(page, `${size.width} pixels wide`);
    }
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await smallTargets(page), `${width} pixels wide`).toEqual([]);
    }
    await setFontSize(page, 32);
    for (const width of [375, 640, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNothingLost(page, `large text, ${width} pixels wide`);
    }
    await setFontSize(page, 16);
    await page.evaluate((spacing) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(spacing);
      document.adoptedStyleSheets = [sheet];
    }, SPACING);
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNothingLost(page, `wide spacing, ${width} pixels wide`);
    }
  });
}

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
    await open(page, '/docs/services/git');
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').fill('xyzzy');
    await expect(dialog).toContainText('No results found');
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
      const lastPage = page.getByRole('navigation', { name: 'Services sidebar' }).getByRole('link').last();
      await lastPage.scrollIntoViewIfNeeded();
      await expect(lastPage).toBeInViewport({ ratio: 1 });
    }
  });
}
