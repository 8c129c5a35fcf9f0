import type { Locator } from '@playwright/test';
import { expectAccessible } from '../lib/axe';
import { openFigure } from '../lib/figures';
import { open } from '../lib/navigation';
import { measureOverflow, setFontSize } from '../lib/readable';
import { aService, commonWord, FIGURES, SIDEBAR, thirdPage } from './pages';
import { expect, test } from './test';

test('with text of 200 % on the narrowest screen, the page of each figure fits', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await setFontSize(page, 32);
  for (const address of Object.values(FIGURES)) {
    await openFigure(page, address);
    for (const face of ['system-ui', '"DejaVu Sans"', 'monospace']) {
      await page.evaluate((family) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(`* { font-family: ${family} !important }`);
        document.adoptedStyleSheets = [sheet];
      }, face);
      expect(await measureOverflow(page), `${address} in ${face}`).toBeLessThanOrEqual(0);
    }
  }
});

test('without the style sheet, icons are small', async ({ page }) => {
  await open(page, aService.address);
  await page.evaluate(() => {
    for (const sheet of document.querySelectorAll('style')) {
      sheet.remove();
    }
  });
  const widths = await page
    .locator('svg:not([role])')
    .evaluateAll((icons) => icons.map((icon) => icon.getBoundingClientRect().width));
  expect(widths.length).toBeGreaterThan(3);
  expect(Math.max(...widths)).toBeLessThan(100);
});

/** Returns whether the ring around an element reaches another element. */
async function doesRingReach(element: Locator, other: Locator): Promise<boolean> {
  const RING_PX = 4;
  const [box, otherBox] = [await element.boundingBox(), await other.boundingBox()];
  return (
    box !== null &&
    otherBox !== null &&
    box.x - RING_PX < otherBox.x + otherBox.width &&
    box.x + box.width + RING_PX > otherBox.x &&
    box.y - RING_PX < otherBox.y + otherBox.height &&
    box.y + box.height + RING_PX > otherBox.y
  );
}

/**
 * The sizes of the view and of the text, in pixels. The first case is a window of 1280 by 1024
 * pixels that is zoomed to 400 %. The second case is a phone with large text.
 */
for (const { size, text: fontSizePx } of [
  { size: { width: 320, height: 256 }, text: 16 },
  { size: { width: 375, height: 667 }, text: 32 },
]) {
  test(`search and menu fit ${size.width} by ${size.height} pixels with text of ${fontSizePx} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await setFontSize(page, fontSizePx);
    await open(page, thirdPage.address);
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').fill(commonWord);
    await expect(page.getByRole('option').first()).toBeVisible();
    for (const control of [
      dialog.getByRole('combobox'),
      ...(await dialog.getByRole('button').all()),
    ]) {
      await expect(control).toBeInViewport({ ratio: 1 });
    }
    const allResultsLink = dialog.getByRole('link', { name: 'See all results' });
    // In a window that is lower than 20em, the line below the results scrolls with them.
    if (size.height < 20 * fontSizePx) {
      await allResultsLink.focus();
    }
    await expect(allResultsLink).toBeInViewport({ ratio: 1 });
    await expectAccessible(page, { part: 'dialog[open]', rules: 'layout' });
    await dialog.getByRole('combobox').focus();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('option').last()).toBeInViewport();
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const closeButton = page.getByRole('button', { name: 'Close menu' });
    await expect(closeButton).toBeFocused();
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
    const drawer = page.locator('#menu');
    expect(await doesRingReach(drawer.getByRole('link').first(), closeButton)).toBe(false);
    expect(await drawer.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(
      0,
    );
    const sidebar = page.getByRole('navigation', { name: SIDEBAR });
    const groups = sidebar.locator('summary');
    // The test opens the last group, because a closed group hides its links.
    if ((await groups.count()) > 0) {
      await groups.last().click();
    }
    const lastPageLink = sidebar.getByRole('link').last();
    await lastPageLink.scrollIntoViewIfNeeded();
    // A fraction of a pixel may be beyond the edge.
    await expect(lastPageLink).toBeInViewport({ ratio: 0.99 });
  });
}

test('no page is wider than the window where a style of the reader doubles all text', async ({
  page,
}) => {
  for (const address of ['/', aService.address, FIGURES.polls, '/search', '/not/here']) {
    await open(page, address);
    await page.evaluate(() => {
      const styleSheet = new CSSStyleSheet();
      styleSheet.replaceSync('html { font-size: 32px }');
      document.adoptedStyleSheets = [styleSheet];
    });
    for (const width of [320, 375, 768, 1024, 1200, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect
        .soft(await measureOverflow(page), `${address}, ${width} pixels wide`)
        .toBeLessThanOrEqual(0);
    }
  }
});
