import { expect } from '@playwright/test';
import { inSite } from '../../lib/inSite';
import type { SiteProxy } from '../../lib/proxy';
import { makeExpression, type Target } from './elements';
import type { Tab } from './engine';

/** The pauses between two polls, in milliseconds. */
const POLL_INTERVALS_MS = [20, 50, 100];

/** The largest number of Tab presses. No page in the tests has as many links and controls. */
const MAX_TAB_PRESSES = 120;

/** Describes a target for the message of a failed test: `button “Close” in dialog`. */
const describe = ({ role, name, within }: Target): string =>
  `${role}${name === undefined ? '' : ` “${name}”`}${within ? ` in ${describe(within)}` : ''}`;

/**
 * Returns the middle of the first element, if the element is enabled and a click there reaches it.
 * If the point is covered or out of view, scrolls the element into view and returns undefined.
 */
function findClickPoint([element]: HTMLElement[]): [number, number] | undefined {
  const box = element?.getClientRects()[0];
  if (!element || !box || element.matches(':disabled')) {
    return undefined;
  }
  const point: [number, number] = [box.left + box.width / 2, box.top + box.height / 2];
  if (element.contains(document.elementFromPoint(...point))) {
    return point;
  }
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return undefined;
}

const isFocused = ([element]: HTMLElement[]) =>
  element !== undefined && element === document.activeElement;

/** Returns whether the middle of the first element is in the window, and nothing covers it. */
function isInView([element]: HTMLElement[]): boolean {
  const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
  return Boolean(element?.contains(document.elementFromPoint(left + width / 2, top + height / 2)));
}

/**
 * A visitor of the site in a tab of any engine. Methods such as `sees` and `isAt` wait until their
 * statement is true. If it does not become true in time, the test fails.
 */
export class Visitor {
  readonly #tab: Tab;
  readonly #proxy: SiteProxy;

  constructor(tab: Tab, proxy: SiteProxy) {
    this.#tab = tab;
    this.#proxy = proxy;
  }

  get tab(): Tab {
    return this.#tab;
  }

  get proxy(): SiteProxy {
    return this.#proxy;
  }

  /** The errors that the browser or the proxy has recorded so far. */
  get problems(): string[] {
    return [...this.#tab.problems, ...this.#proxy.problems];
  }

  /**
   * Opens a document, and does not wait for its scripts.
   *
   * @param address the address of the page, without the base of the site, like all addresses in
   *   this class
   */
  async goto(address: string): Promise<void> {
    await this.#tab.goto(this.#proxy.url + address);
  }

  /** Opens a document, and waits until its scripts answer the controls. */
  async open(address: string): Promise<void> {
    await this.goto(address);
    await this.#ready();
  }

  /** Loads the document again, and waits until its scripts answer the controls. */
  async reload(): Promise<void> {
    await this.#tab.reload();
    await this.#ready();
  }

  #ready(): Promise<void> {
    return this.expectValue(() => document.documentElement.dataset.ready ?? 'not ready').toBe('');
  }

  /**
   * Returns a value of the page.
   *
   * @param readValue runs in the page; it must not use anything outside of itself
   */
  evaluate<Value>(readValue: () => Value): Promise<Value> {
    return this.#tab.evaluate(`(${readValue})()`) as Promise<Value>;
  }

  /**
   * Reads a value of the page again and again until one of Playwright's assertions holds, as in
   * `expectValue(read).toBe(1)`.
   *
   * @param readValue runs in the page; it must not use anything outside of itself
   */
  expectValue(readValue: () => unknown) {
    return expect.poll(() => this.evaluate(readValue).catch(String), {
      intervals: POLL_INTERVALS_MS,
    });
  }

  #expectOf(
    action: (elements: HTMLElement[]) => unknown,
    target: Target,
    message = describe(target),
  ) {
    return expect.poll(() => this.#tab.evaluate(makeExpression(action, target)).catch(String), {
      message,
      intervals: POLL_INTERVALS_MS,
    });
  }

  async sees(target: Target): Promise<void> {
    const message = `the page shows no ${describe(target)}`;
    await this.#expectOf((elements) => elements.length > 0, target, message).toBe(true);
  }

  async seesNo(target: Target): Promise<void> {
    await this.#expectOf((elements) => elements.length, target).toBe(0);
  }

  async seesInView(target: Target): Promise<void> {
    await this.#expectOf(isInView, target).toBe(true);
  }

  /** Waits until the text of the first element contains the given text. */
  async reads(text: string, target: Target): Promise<void> {
    await this.#expectOf(([element]) => element?.textContent, target).toContain(text);
  }

  async hasFocusOn(target: Target): Promise<void> {
    await this.#expectOf(isFocused, target).toBe(true);
  }

  async isAt(address: string): Promise<void> {
    await this.expectValue(() => location.pathname + location.search + location.hash).toBe(
      inSite(address),
    );
  }

  async isScrolledTo(y: number): Promise<void> {
    await this.expectValue(() => Math.round(scrollY)).toBe(y);
  }

  /**
   * Scrolls the page to `y` pixels from its top, until it stays there. After a key was pressed, the
   * browser may still be scrolling to what has got the focus.
   */
  async scrollTo(y: number): Promise<void> {
    const readTopAndScroll = `(() => {
      const topBefore = Math.round(scrollY);
      scrollTo(0, ${y});
      return topBefore;
    })()`;
    await this.#tab.evaluate(readTopAndScroll);
    await expect
      .poll(() => this.#tab.evaluate(readTopAndScroll), { intervals: POLL_INTERVALS_MS })
      .toBe(y);
  }

  /** Scrolls the first element into view. */
  async scrollIntoView(target: Target): Promise<void> {
    await this.#expectOf(([element]) => {
      element?.scrollIntoView({ block: 'start', behavior: 'instant' });
      return element !== undefined;
    }, target).toBe(true);
  }

  /** Clicks the first element, once it is enabled, in view and does not move. */
  async click(target: Target): Promise<void> {
    // Without this, a test that fails would not tell a missing element from a covered one.
    await this.sees(target);
    let point: unknown;
    const findStillPoint = async () => {
      const pointBefore = JSON.stringify(point);
      point = await this.#tab.evaluate(makeExpression(findClickPoint, target)).catch(String);
      // A click would miss an element that still moves.
      return Array.isArray(point) && JSON.stringify(point) === pointBefore;
    };
    await expect
      .poll(findStillPoint, {
        message: `no click reaches the ${describe(target)}`,
        intervals: POLL_INTERVALS_MS,
      })
      .toBe(true);
    const [x, y] = point as [number, number];
    await this.#tab.click(x, y);
  }

  /** Presses Tab until a link or a button has the focus, then Enter. */
  async tabAndEnter(target: Target): Promise<void> {
    const hasFocus = () => this.#tab.evaluate(makeExpression(isFocused, target));
    for (let pressCount = 0; pressCount < MAX_TAB_PRESSES && !(await hasFocus()); pressCount += 1) {
      await this.#tab.press('Tab');
    }
    await this.hasFocusOn(target);
    await this.#tab.press('Enter');
  }
}
