import { expect, type Page } from '@playwright/test';
import { FACES, setFaces } from './faces';
import { overflowOf } from './figures';
import { lostText, smallTargets } from './layout';

/** The text spacing of WCAG 1.4.12, with which no text may be lost. */
const SPACING = `
  * {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-block-end: 2em !important; }
`;

/** A window of 1280 by 1024 pixels that is zoomed to 400 % and to 200 %, a telephone, and a wide window. */
const WINDOWS = [
  { width: 320, height: 256 },
  { width: 375, height: 900 },
  { width: 640, height: 512 },
  { width: 1440, height: 900 },
];

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

async function expectNothingLost(page: Page, when: string): Promise<void> {
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    const where = `${when}, ${size.width} pixels wide`;
    expect.soft(await overflowOf(page), `wider than the screen: ${where}`).toBeLessThanOrEqual(0);
    expect.soft(await lostText(page), where).toEqual([]);
  }
}

/** Expects of the open page that no face, window, size of text or spacing loses text, and that no target is too small. */
export async function expectReadable(page: Page): Promise<void> {
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await smallTargets(page), `${width} pixels wide`).toEqual([]);
  }
  for (const faces of FACES) {
    await setFaces(page, faces);
    await expectNothingLost(page, faces.heading);
    await setFontSize(page, 32);
    await expectNothingLost(page, `${faces.heading}, large text`);
    await setFontSize(page, 16);
    await setSpacing(page, SPACING);
    await expectNothingLost(page, `${faces.heading}, wide spacing`);
    await setSpacing(page, '');
  }
}
