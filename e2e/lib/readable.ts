import { expect, type Page } from '@playwright/test';

/** Styles with the text spacing of WCAG 1.4.12. With them, the page must not lose any text. */
const WIDE_SPACING_STYLES = `
  * {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-block-end: 2em !important; }
`;

/**
 * The sizes of the windows: a window of 1280 by 1024 pixels zoomed to 400 % and to 200 %, a
 * narrow window that shows a sidebar, and a wide window.
 */
const WINDOW_SIZES = [
  { width: 320, height: 256 },
  { width: 640, height: 512 },
  { width: 1000, height: 900 },
  { width: 1440, height: 900 },
];
const PHONE_SIZE = { width: 375, height: 900 };

/** Sets the browser's font size. Unlike zoom, a larger font size enlarges only text. */
export async function setFontSize(page: Page, pixels: number): Promise<void> {
  const cdpSession = await page.context().newCDPSession(page);
  await cdpSession.send('Page.setFontSizes', { fontSizes: { standard: pixels } });
  await cdpSession.detach();
}

/** Gives the open document the text spacing of WCAG 1.4.12. */
export async function setSpacing(page: Page): Promise<void> {
  await page.evaluate((styles) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
  }, WIDE_SPACING_STYLES);
}

/** Returns by how many pixels the page is wider than the window; 0 or less if the page fits. */
export const measureOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const scrollingTexts = await page
    .locator('main table-scroll, article pre')
    .evaluateAll((boxes) =>
      boxes.filter((box) => box.scrollWidth > box.clientWidth + 1).map((box) => box.textContent),
    );
  expect
    .soft(scrollingTexts, `scrolls sideways, ${page.viewportSize()?.width} pixels wide`)
    .toEqual([]);
}

/**
 * Checks that the page fits into the width of a window of the given size, and loses no text.
 *
 * @param stateSuffix what else the test has set, such as `, large text`; the message of a failed
 *   check has it behind the size
 */
async function expectNothingLost(
  page: Page,
  size: typeof PHONE_SIZE,
  stateSuffix = '',
): Promise<void> {
  await page.setViewportSize(size);
  const sizeAndState = `${size.width} pixels wide${stateSuffix}`;
  expect
    .soft(await measureOverflow(page), `wider than the screen: ${sizeAndState}`)
    .toBeLessThanOrEqual(0);
  expect.soft(await findLostTexts(page), sizeAndState).toEqual([]);
}

/**
 * Checks that the open page loses no text in windows of several sizes, and in some of them with
 * large text or with wide spacing. No table and no block of code may scroll sideways.
 */
export async function expectReadable(page: Page): Promise<void> {
  for (const size of WINDOW_SIZES) {
    await expectNothingLost(page, size);
    // In a window that is zoomed to 400 %, WCAG 1.4.10 allows tables that scroll sideways.
    if (size.width > 320) {
      await expectNoSidewaysScroll(page);
    }
  }
  await page.setViewportSize(PHONE_SIZE);
  await expectNoSidewaysScroll(page);
  await setFontSize(page, 32);
  await expectNothingLost(page, PHONE_SIZE, ', large text');
  await setFontSize(page, 16);
  await setSpacing(page);
  await expectNothingLost(page, PHONE_SIZE, ', wide spacing');
  await expectNothingLost(page, { width: 1440, height: 900 }, ', wide spacing');
  await page.evaluate(() => document.adoptedStyleSheets.pop());
}

/**
 * Finds text that nobody can read: its box or the edge of the page cuts it off, or another element
 * covers it. Folded text, and text that visitors can scroll into view, is not lost.
 *
 * @returns a line for each text that is lost
 */
export const findLostTexts = (page: Page): Promise<string[]> => page.evaluate(findLostTextsInPage);

function findLostTextsInPage(): string[] {
  const SLACK_PX = 1.5;

  /** Returns the boxes of the lines of a text, in pixels from the top left of the window. */
  const getLineBoxes = (text: Node) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()];
  };
  const containsPoint = (box: DOMRect, x: number, y: number) =>
    x > box.left && x < box.right && y > box.top && y < box.bottom;
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

  /**
   * A cache of the results of `findCutters`. It halves the time of a check, because most lines of a
   * page have the same ancestors.
   */
  const cuttersOfElements = new Map<Element, Element[]>();
  /**
   * Returns the elements that may cut off text in an element. They are the element itself and its
   * ancestors, the nearest first, if their styles hide or scroll what is too large.
   */
  const findCutters = (element: Element | null): Element[] => {
    const knownCutters = element ? cuttersOfElements.get(element) : [];
    if (!element || knownCutters) {
      return knownCutters ?? [];
    }
    const { overflowX, overflowY, clipPath } = getComputedStyle(element);
    const canCutText = clipPath !== 'none' || overflowX !== 'visible' || overflowY !== 'visible';
    const cutters = [...(canCutText ? [element] : []), ...findCutters(element.parentElement)];
    cuttersOfElements.set(element, cutters);
    return cutters;
  };

  /**
   * Returns how an element or an ancestor cuts off a line: `hidden` if nobody can see all of the
   * line, `scroll` if scrolling brings it into view, or an empty text if nothing cuts it off.
   */
  const findCutKind = (element: Element, lineBox: DOMRect) => {
    for (const ancestor of findCutters(element)) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(ancestor);
      const box = ancestor.getBoundingClientRect();
      const overflow = [
        lineBox.left < box.left - SLACK_PX || lineBox.right > box.right + SLACK_PX
          ? overflowX
          : 'visible',
        lineBox.top < box.top - SLACK_PX || lineBox.bottom > box.bottom + SLACK_PX
          ? overflowY
          : 'visible',
      ];
      // A clip path hides text on purpose, so that only screen readers read it.
      if (clipPath !== 'none' || overflow.some((value) => /auto|scroll/.test(value))) {
        return 'scroll';
      }
      if (overflow.some((value) => value !== 'visible')) {
        return 'hidden';
      }
    }
    return lineBox.left < -SLACK_PX || lineBox.right > innerWidth + SLACK_PX ? 'hidden' : '';
  };

  /**
   * Finds an element that covers another one at a point: one in front that has a background color
   * or text there, or is an image or a form field. If the other one is not at the point at all, the
   * element in front covers it in any case.
   */
  const findCover = (element: Element, x: number, y: number) => {
    if (element.contains(document.elementFromPoint(x, y))) {
      return;
    }
    const elementsAtPoint = document.elementsFromPoint(x, y);
    return elementsAtPoint
      .slice(
        0,
        elementsAtPoint.includes(element)
          ? elementsAtPoint.indexOf(element)
          : elementsAtPoint.length,
      )
      .find(
        (coveringElement) =>
          !element.contains(coveringElement) &&
          (!elementsAtPoint.includes(element) ||
            !/^rgba\(.*, 0\)$/.test(getComputedStyle(coveringElement).backgroundColor) ||
            coveringElement.matches('img, input, select, textarea') ||
            [...coveringElement.childNodes].some(
              (node) =>
                node.nodeType === Node.TEXT_NODE &&
                getLineBoxes(node).some((lineBox) => containsPoint(lineBox, x, y)),
            )),
      );
  };

  /** Returns the element or its nearest ancestor that scrolls horizontally. */
  const findScroller = (element: Element | null): Element | undefined => {
    if (
      !element ||
      (element.scrollWidth > element.clientWidth && getComputedStyle(element).overflowX === 'auto')
    ) {
      return element ?? undefined;
    }
    return findScroller(element.parentElement);
  };

  const lostTexts = new Set<string>();
  const navbarHeight = document.querySelector('header')?.offsetHeight ?? 0;
  const textWalker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = textWalker.nextNode(); text; text = textWalker.nextNode()) {
    const element = text.parentElement;
    // A drawing has an accessible name, so its text may be hard to read.
    if (
      !element ||
      !text.textContent?.trim() ||
      !isVisible(element) ||
      element.closest('[role="img"]')
    ) {
      continue;
    }
    const report = (problem: string) =>
      lostTexts.add(`${problem}: “${text?.textContent?.trim().slice(0, 60)}”`);
    const lineCount = getLineBoxes(text).length;
    const scroller = findScroller(element);
    for (let index = 0; index < lineCount; index += 1) {
      let lineBox = getLineBoxes(text)[index] as DOMRect;
      if (lineBox.top < navbarHeight || lineBox.bottom > innerHeight) {
        scrollBy(0, lineBox.top - innerHeight / 2);
        lineBox = getLineBoxes(text)[index] as DOMRect;
      }
      const cutKind = findCutKind(element, lineBox);
      if (cutKind === 'hidden') {
        report('cut off');
      }
      const y = (lineBox.top + lineBox.bottom) / 2;
      // The skip link is above the page until it has the focus.
      if (cutKind || y < 0) {
        continue;
      }
      // The check looks at points this far inside the ends of the line. It looks less far inside a
      // line that is as narrow as a comma.
      const marginPx = Math.min(2, lineBox.width / 2);
      for (const x of [
        lineBox.left + marginPx,
        (lineBox.left + lineBox.right) / 2,
        lineBox.right - marginPx,
      ]) {
        const cover = findCover(element, x, y);
        // If an element outside a scrolling box covers the edge of the box, visitors can scroll the
        // text away from there.
        if (cover && scroller?.contains(cover) !== false) {
          report(`covered by ${cover.outerHTML.slice(0, 80)}`);
        }
      }
    }
  }
  scrollTo(0, 0);
  return [...lostTexts];
}
