import { expect, type Locator, type Page } from '@playwright/test';

/** More presses than any page has stops. */
const MOST_STOPS = 200;

/** Presses Tab until the focus is where it is wanted, as somebody without a mouse must. */
export async function tabTo(target: Locator): Promise<void> {
  const { keyboard } = target.page();
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let press = 0; press < MOST_STOPS && !(await hasFocus()); press += 1) {
    await keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** Goes to a link or a button by Tab, and follows or presses it. */
export async function tabAndEnter(target: Locator): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press('Enter');
}

/**
 * What keeps a reader from seeing where the focus is: no ring, out of the window, or
 * under something else, as the navbar (WCAG 2.4.7 and 2.4.11).
 *
 * @returns an empty string when it is seen
 */
export const focusProblem = (page: Page): Promise<string> => page.evaluate(findFocusProblem, undefined);

function findFocusProblem(stops?: { reached: Set<Element> }): string {
  const element = document.activeElement ?? document.body;
  stops?.reached.add(element);
  const told = element.outerHTML.slice(0, 120);
  // A card draws the ring of its field.
  const rings = [element, ...(element.closest('label') ? [element.closest('label') as Element] : [])].map(
    (drawn) => getComputedStyle(drawn),
  );
  const isDrawn = rings.some(
    ({ outlineStyle, outlineWidth, outlineColor }) =>
      outlineStyle !== 'none' &&
      Number.parseFloat(outlineWidth) >= 2 &&
      !/^rgba\(.*, 0\)$/.test(outlineColor),
  );
  if (!isDrawn) {
    return `no ring: ${told}`;
  }
  // A link may be broken across lines; what is larger than the window is seen in part.
  const middles = [...element.getClientRects()].flatMap(({ left, right, top, bottom }) => {
    const [x0, x1] = [Math.max(left, 0), Math.min(right, innerWidth)];
    const [y0, y1] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    return x0 < x1 && y0 < y1 ? [{ x: (x0 + x1) / 2, y: (y0 + y1) / 2 }] : [];
  });
  if (middles.length === 0) {
    return `out of the window: ${told}`;
  }
  const isCovered = middles.every(({ x, y }) => {
    const seen = document.elementFromPoint(x, y);
    return !seen?.contains(element) && !element.contains(seen);
  });
  return isCovered ? `covered: ${told}` : '';
}

/**
 * Walks through the page by Tab, or by Shift+Tab from its end.
 *
 * @returns a line for each link, button or field that is not reached, or that has the
 *   focus without showing it
 */
export async function walkProblems(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  // The elements themselves are kept, since any number for them would shift with what
  // the page adds to its head meanwhile.
  const stops = await page.evaluateHandle(() => ({
    wanted: [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button:enabled, summary, select, textarea, input:not([type="radio"]), input:checked, [tabindex="0"]',
      ),
    ].filter((element) => element.checkVisibility({ visibilityProperty: true })),
    reached: new Set<Element>(),
  }));
  const problems: string[] = [];
  for (let press = await stops.evaluate(({ wanted }) => wanted.length); press > 0; press -= 1) {
    await page.keyboard.press(key);
    const problem = await stops.evaluate(findFocusProblem);
    problems.push(...(problem ? [problem] : []));
  }
  const missed = await stops.evaluate(({ wanted, reached }) =>
    wanted
      .filter((element) => !reached.has(element))
      .map(({ outerHTML }) => `not reached: ${outerHTML.slice(0, 120)}`),
  );
  return [...problems, ...missed];
}
