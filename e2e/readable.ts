import { expect, type Page } from '@playwright/test';
import { lostText } from './lostText';

/** The text spacing of WCAG 1.4.12, with which no text may be lost. */
const SPACING = `
  * {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-block-end: 2em !important; }
`;

/** A window of 1280 by 1024 pixels that is zoomed to 400 % and to 200 %; the narrowest with a sidebar; a wide one. */
const WINDOWS = [
  { width: 320, height: 256 },
  { width: 640, height: 512 },
  { width: 1000, height: 900 },
  { width: 1440, height: 900 },
];
const PHONE = { width: 375, height: 900 };

/** Sets the browser's font size, which enlarges text only, unlike zoom. */
export async function setFontSize(page: Page, pixels: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: pixels } });
  await browser.detach();
}

async function setSpacing(page: Page, spacing: string): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, spacing);
}

/** By how many pixels the page is wider than the window; 0 or less if it fits. */
export const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const scrolling = await page
    .locator('main [aria-label=Table], article pre')
    .evaluateAll((boxes) =>
      boxes.filter((box) => box.scrollWidth > box.clientWidth + 1).map((box) => box.textContent),
    );
  expect.soft(scrolling, `scrolls sideways, ${page.viewportSize()?.width} pixels wide`).toEqual([]);
}

async function expectNothingLost(page: Page, size: typeof PHONE, when = ''): Promise<void> {
  await page.setViewportSize(size);
  const where = `${size.width} pixels wide${when}`;
  expect.soft(await overflowOf(page), `wider than the screen: ${where}`).toBeLessThanOrEqual(0);
  expect.soft(await lostText(page), where).toEqual([]);
}

/** Expects of the open page that no window, size of text or spacing loses text, and that no table scrolls sideways. */
export async function expectReadable(page: Page): Promise<void> {
  for (const size of WINDOWS) {
    await expectNothingLost(page, size);
    // A window that is zoomed to 400 % may.
    if (size.width > 320) {
      await expectNoSidewaysScroll(page);
    }
  }
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await setFontSize(page, 32);
  await expectNothingLost(page, PHONE, ', large text');
  await setFontSize(page, 16);
  await setSpacing(page, SPACING);
  await expectNothingLost(page, PHONE, ', wide spacing');
  await expectNothingLost(page, { width: 1440, height: 900 }, ', wide spacing');
  await setSpacing(page, '');
}
