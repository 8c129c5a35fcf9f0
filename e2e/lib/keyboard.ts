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

/**
 * Finds what cuts off a side of the ring around the focused element, although the element is whole:
 * the window, or a box that scrolls, which has no room for rings at its edges. Runs in the page.
 *
 * @returns an empty string if the ring is whole
 */
export function describeRingCutInPage(): string {
  const element = document.activeElement ?? document.body;
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
  if (element === document.body || outlineStyle === 'none') {
    return '';
  }
  const html = element.outerHTML.slice(0, 120);
  const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  const SLACK_PX = 0.5;
  /** Returns whether the ring, but not the element, is beyond one of two edges. */
  const isCut = (...distancesToEdges: number[]) =>
    distancesToEdges.some((distance) => distance >= -SLACK_PX && distance < reach - SLACK_PX);
  const lines = [...element.getClientRects()];
  const windowWidth = document.documentElement.clientWidth;
  if (lines.some((line) => isCut(line.left, windowWidth - line.right))) {
    return `ring cut by the window: ${html}`;
  }
  let box = element.parentElement;
  while (box && box !== document.body) {
    const { overflowX, overflowY, position } = getComputedStyle(box);
    const border = box.getBoundingClientRect();
    const [left, top] = [border.left + box.clientLeft, border.top + box.clientTop];
    const [right, bottom] = [left + box.clientWidth, top + box.clientHeight];
    const cutsRing = lines.some(
      (line) =>
        (overflowX !== 'visible' && isCut(line.left - left, right - line.right)) ||
        (overflowY !== 'visible' && isCut(line.top - top, bottom - line.bottom)),
    );
    if (cutsRing) {
      return `ring cut by ${box.outerHTML.slice(0, 60)}: ${html}`;
    }
    // The boxes around a fixed one, such as a dialog, do not cut it off.
    box = position === 'fixed' ? null : box.parentElement;
  }
  return '';
}
