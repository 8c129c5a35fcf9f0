import type { Page } from '@playwright/test';

/**
 * Returns why the focus is not visible: the focused element has no ring, is outside the window, or
 * is covered by another element such as the navbar (WCAG 2.4.7 and 2.4.11).
 *
 * @returns an empty string if the focus is visible
 */
export const readFocusProblem = async (page: Page): Promise<string> =>
  String(await page.evaluate(findFocusProblemInPage, undefined));

/**
 * Returns the same as `readFocusProblem`, but runs in the page.
 *
 * @param tabStops if given, this function adds the focused element to `reached`, and returns null
 *   if the element is there already; it accepts a focus that is outside of the page
 */
export function findFocusProblemInPage(tabStops?: { reached: Element[] }): string | null {
  const element = document.activeElement ?? document.body;
  if (tabStops && element === document.body) {
    return '';
  }
  if (tabStops?.reached.includes(element)) {
    return null;
  }
  tabStops?.reached.push(element);
  const html = element.outerHTML.slice(0, 120);
  // The label or the form around a field may draw the ring instead of the field.
  const ringStyles = [element, element.closest('label'), element.closest('form')]
    .filter((ringElement) => ringElement !== null)
    .map((ringElement) => getComputedStyle(ringElement));
  const hasRing = ringStyles.some(
    ({ outlineStyle, outlineWidth, outlineColor }) =>
      outlineStyle !== 'none' &&
      Number.parseFloat(outlineWidth) >= 2 &&
      !/^rgba\(.*, 0\)$/.test(outlineColor),
  );
  // A link in a drawing marks its circle instead: an outline would run through the next words.
  const circle = element.querySelector(':scope > circle');
  const hasThickCircle = circle && Number.parseFloat(getComputedStyle(circle).strokeWidth) >= 2;
  if (!hasRing && !hasThickCircle) {
    return `no ring: ${html}`;
  }
  // The test looks at the middle of the visible part of each line, because links wrap, and elements
  // may be larger than the window.
  const middlePoints = [...element.getClientRects()].flatMap(({ left, right, top, bottom }) => {
    const [visibleLeft, visibleRight] = [Math.max(left, 0), Math.min(right, innerWidth)];
    const [visibleTop, visibleBottom] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    return visibleLeft < visibleRight && visibleTop < visibleBottom
      ? [{ x: (visibleLeft + visibleRight) / 2, y: (visibleTop + visibleBottom) / 2 }]
      : [];
  });
  if (middlePoints.length === 0) {
    return `out of the window: ${html}`;
  }
  const isCovered = middlePoints.every(({ x, y }) => {
    const topmost = document.elementFromPoint(x, y);
    return !topmost?.contains(element) && !element.contains(topmost);
  });
  return isCovered ? `covered: ${html}` : '';
}
