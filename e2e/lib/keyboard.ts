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
function findFocusProblemInPage(tabStops?: { reached: Element[] }): string {
  const element = document.activeElement ?? document.body;
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
 * Shift+Tab from the end of the page to its beginning, and then Tab to its end: elements come into
 * view from above and from below, and both ways must have the same stops.
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
    reached: [] as Element[],
  }));
  const problems: string[] = [];
  const stopCount = await tabStops.evaluate(({ expected }) => expected.length);
  const walk = async (key: string, pressCount: number) => {
    for (let press = 0; press < pressCount; press += 1) {
      await page.keyboard.press(key);
      const problem = await tabStops.evaluate(findFocusProblemInPage);
      if (problem) {
        problems.push(`${key}: ${problem}`);
      }
    }
  };
  await walk('Shift+Tab', stopCount);
  await walk('Tab', stopCount - 1);
  await page.evaluate(() => scrollTo(0, 0));
  const orderProblems = await tabStops.evaluate(({ expected, reached }) => {
    const backward = reached.slice(0, expected.length).reverse();
    const forward = [backward[0], ...reached.slice(expected.length)];
    const toLine = (problem: string, element?: Element) =>
      `${problem}: ${element?.outerHTML.slice(0, 120)}`;
    return [
      ...expected
        .filter((element) => !backward.includes(element))
        .map((element) => toLine('not reached', element)),
      ...backward
        .filter((element, index) => element !== forward[index])
        .map((element) => toLine('not reached in the same order forward', element)),
    ];
  });
  return [...problems, ...orderProblems];
}
