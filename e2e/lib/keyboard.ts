import type { Page } from '@playwright/test';

/**
 * Returns why the focus is not visible: the focused element has no ring, is outside the window, or
 * is covered by another element such as the navbar (WCAG 2.4.7 and 2.4.11).
 *
 * @returns an empty string if the focus is visible
 */
export const readFocusProblem = (page: Page): Promise<string> =>
  page.evaluate(findFocusProblemInPage, undefined);

/**
 * Returns the same as `readFocusProblem`, but runs in the page.
 *
 * @param tabStops if given, this function adds the focused element to `reached`
 */
function findFocusProblemInPage(tabStops?: { reached: Set<Element> }): string {
  const element = document.activeElement ?? document.body;
  tabStops?.reached.add(element);
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
  if (!hasRing) {
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
 * Finds the elements that the Tab key does not reach, or whose focus is not visible. Presses
 * Shift+Tab from the end of the page, once for each element that should get the focus. The keys go
 * backward, because the navbar may cover an element that scrolls into view from above.
 *
 * @returns a line for each link, button or field with such a problem
 */
export async function findTabOrderProblems(page: Page): Promise<string[]> {
  // The elements stay in the page, where they can be compared. Their indexes would not do, because
  // they change when the page adds elements.
  const tabStops = await page.evaluateHandle(() => ({
    expected: [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button:enabled, summary, select, textarea, input:not([type="radio"]), input:checked, [tabindex="0"]',
      ),
    ].filter((element) => element.checkVisibility({ visibilityProperty: true })),
    reached: new Set<Element>(),
  }));
  const problems: string[] = [];
  for (
    let remainingPresses = await tabStops.evaluate(({ expected }) => expected.length);
    remainingPresses > 0;
    remainingPresses -= 1
  ) {
    await page.keyboard.press('Shift+Tab');
    const problem = await tabStops.evaluate(findFocusProblemInPage);
    problems.push(...(problem ? [problem] : []));
  }
  const notReached = await tabStops.evaluate(({ expected, reached }) =>
    expected
      .filter((element) => !reached.has(element))
      .map(({ outerHTML }) => `not reached: ${outerHTML.slice(0, 120)}`),
  );
  return [...problems, ...notReached];
}
