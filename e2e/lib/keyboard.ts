import type { Page } from '@playwright/test';

/**
 * Returns why the focus is not visible: the focused element has no ring, is outside the window, or
 * is covered by another element such as the navbar (WCAG 2.4.7 and 2.4.11).
 *
 * @returns an empty string if the focus is visible
 */
export const focusProblem = (page: Page): Promise<string> =>
  page.evaluate(findFocusProblem, undefined);

/**
 * Returns the same as `focusProblem`, but runs in the page.
 *
 * @param stops if given, this function adds the focused element to `reached`
 */
function findFocusProblem(stops?: { reached: Set<Element> }): string {
  const element = document.activeElement ?? document.body;
  stops?.reached.add(element);
  const html = element.outerHTML.slice(0, 120);
  // The label or the form around a field may draw the ring instead of the field.
  const rings = [element, element.closest('label'), element.closest('form')]
    .filter((ringed) => ringed !== null)
    .map((ringed) => getComputedStyle(ringed));
  const isDrawn = rings.some(
    ({ outlineStyle, outlineWidth, outlineColor }) =>
      outlineStyle !== 'none' &&
      Number.parseFloat(outlineWidth) >= 2 &&
      !/^rgba\(.*, 0\)$/.test(outlineColor),
  );
  if (!isDrawn) {
    return `no ring: ${html}`;
  }
  // The test looks at the middle of the visible part of each line, because links wrap, and elements
  // may be larger than the window.
  const middles = [...element.getClientRects()].flatMap(({ left, right, top, bottom }) => {
    const [x0, x1] = [Math.max(left, 0), Math.min(right, innerWidth)];
    const [y0, y1] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    return x0 < x1 && y0 < y1 ? [{ x: (x0 + x1) / 2, y: (y0 + y1) / 2 }] : [];
  });
  if (middles.length === 0) {
    return `out of the window: ${html}`;
  }
  const isCovered = middles.every(({ x, y }) => {
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
export async function tabOrderProblems(page: Page): Promise<string[]> {
  // The elements stay in the page, where they can be compared. Their indexes would not do, because
  // they change when the page adds elements.
  const stops = await page.evaluateHandle(() => ({
    expected: [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button:enabled, summary, select, textarea, input:not([type="radio"]), input:checked, [tabindex="0"]',
      ),
    ].filter((element) => element.checkVisibility({ visibilityProperty: true })),
    reached: new Set<Element>(),
  }));
  const problems: string[] = [];
  for (let press = await stops.evaluate(({ expected }) => expected.length); press > 0; press -= 1) {
    await page.keyboard.press('Shift+Tab');
    const problem = await stops.evaluate(findFocusProblem);
    problems.push(...(problem ? [problem] : []));
  }
  const missed = await stops.evaluate(({ expected, reached }) =>
    expected
      .filter((element) => !reached.has(element))
      .map(({ outerHTML }) => `not reached: ${outerHTML.slice(0, 120)}`),
  );
  return [...problems, ...missed];
}
