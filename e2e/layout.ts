import type { Page } from '@playwright/test';

/**
 * Text that a reader is kept from: cut off by its box or by the edge of the page, or
 * lying under something. What is folded away, or comes into view by scrolling a box,
 * is not lost.
 *
 * @returns a line for each
 */
export const lostText = (page: Page): Promise<string[]> => page.evaluate(findLostText);

function findLostText(): string[] {
  const SLACK_PX = 1.5;

  /** The lines of a text, each its box in the window. */
  const linesOf = (text: Node) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()];
  };
  const holds = (box: DOMRect, x: number, y: number) =>
    x > box.left && x < box.right && y > box.top && y < box.bottom;
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

  /** What cuts a line off: `hidden`, or `scroll` for what brings it back by scrolling. */
  const cutBy = (element: Element, line: DOMRect) => {
    for (let around: Element | null = element; around; around = around.parentElement) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(around);
      const box = around.getBoundingClientRect();
      const overflow = [
        line.left < box.left - SLACK_PX || line.right > box.right + SLACK_PX ? overflowX : 'visible',
        line.top < box.top - SLACK_PX || line.bottom > box.bottom + SLACK_PX ? overflowY : 'visible',
      ];
      // A clip path leaves the text to screen readers alone, on purpose.
      if (clipPath !== 'none' || overflow.some((value) => /auto|scroll/.test(value))) {
        return 'scroll';
      }
      if (overflow.some((value) => value !== 'visible')) {
        return 'hidden';
      }
    }
    return line.left < -SLACK_PX || line.right > innerWidth + SLACK_PX ? 'hidden' : '';
  };

  /** What lies over an element at a point and is seen: it has a background, is a picture or a control, or has words there. */
  const coverAt = (element: Element, x: number, y: number) => {
    if (element.contains(document.elementFromPoint(x, y))) {
      return;
    }
    const stack = document.elementsFromPoint(x, y);
    return stack
      .slice(0, stack.includes(element) ? stack.indexOf(element) : stack.length)
      .find(
        (over) =>
          !element.contains(over) &&
          (!stack.includes(element) ||
            !/^rgba\(.*, 0\)$/.test(getComputedStyle(over).backgroundColor) ||
            over.matches('img, input, select, textarea') ||
            [...over.childNodes].some(
              (node) => node.nodeType === Node.TEXT_NODE && linesOf(node).some((line) => holds(line, x, y)),
            )),
      );
  };

  /** The box around an element that scrolls sideways. */
  const scrollerOf = (element: Element | null): Element | undefined => {
    if (
      !element ||
      (element.scrollWidth > element.clientWidth && getComputedStyle(element).overflowX === 'auto')
    ) {
      return element ?? undefined;
    }
    return scrollerOf(element.parentElement);
  };

  const lost = new Set<string>();
  const navbar = document.querySelector('header')?.offsetHeight ?? 0;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    // The words of a picture are drawn, and told by its name.
    if (!element || !text.textContent?.trim() || !isSeen(element) || element.closest('[role="img"]')) {
      continue;
    }
    const report = (what: string) => lost.add(`${what}: “${text?.textContent?.trim().slice(0, 60)}”`);
    const count = linesOf(text).length;
    const scroller = scrollerOf(element);
    for (let number = 0; number < count; number += 1) {
      let line = linesOf(text)[number] as DOMRect;
      if (line.top < navbar || line.bottom > innerHeight) {
        scrollBy(0, line.top - innerHeight / 2);
        line = linesOf(text)[number] as DOMRect;
      }
      const cut = cutBy(element, line);
      if (cut === 'hidden') {
        report('cut off');
      }
      const y = (line.top + line.bottom) / 2;
      // Above the window, nobody scrolls: what is there is shown when it has the focus.
      if (cut || y < 0) {
        continue;
      }
      for (const x of [line.left + 2, (line.left + line.right) / 2, line.right - 2]) {
        const cover = coverAt(element, x, y);
        // What lies over the edge of a box that scrolls is left behind by scrolling.
        if (cover && scroller?.contains(cover) !== false) {
          report(`under ${cover.outerHTML.slice(0, 80)}`);
        }
      }
    }
  }
  scrollTo(0, 0);
  return [...lost];
}

/**
 * Links, buttons and fields that break WCAG 2.5.8: smaller than 24 by 24 pixels, not
 * part of a line of text, and so near to another that circles of 24 pixels around
 * the small ones meet it.
 *
 * @returns a line for each
 */
export const smallTargets = (page: Page): Promise<string[]> => page.evaluate(findSmallTargets);

function findSmallTargets(): string[] {
  const SIZE_PX = 24;
  const selector = 'a[href], button, summary, input, select, textarea, [role="option"], [tabindex="0"]';
  const elements = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[inert]') &&
      !element.matches(':disabled'),
  );

  /** A label is clicked for its field. */
  const boxOf = (element: HTMLElement) => {
    const boxes = [element, element.closest('label')].flatMap((each) => each?.getBoundingClientRect() ?? []);
    const left = Math.min(...boxes.map((box) => box.left));
    const top = Math.min(...boxes.map((box) => box.top));
    return new DOMRect(
      left,
      top,
      Math.max(...boxes.map((box) => box.right)) - left,
      Math.max(...boxes.map((box) => box.bottom)) - top,
    );
  };
  /** Set among the words of a line, whose height then settles its own. */
  const isInText = (element: HTMLElement) => {
    if (getComputedStyle(element).display !== 'inline') {
      return false;
    }
    let block = element.parentElement;
    while (block && getComputedStyle(block).display === 'inline') {
      block = block.parentElement;
    }
    const words = block?.cloneNode(true) as HTMLElement;
    for (const target of words.querySelectorAll(selector)) {
      target.remove();
    }
    return /\w/.test(words.textContent ?? '');
  };
  /** From the middle of one to the nearest point of the other. */
  const distance = (from: DOMRect, to: DOMRect) => {
    const x = from.x + from.width / 2;
    const y = from.y + from.height / 2;
    return Math.hypot(
      x - Math.min(Math.max(x, to.left), to.right),
      y - Math.min(Math.max(y, to.top), to.bottom),
    );
  };
  const middle = ({ x, y, width, height }: DOMRect) => new DOMRect(x + width / 2, y + height / 2);

  const targets = elements.map((element) => ({
    element,
    box: boxOf(element),
    isSmall: false,
    isInText: isInText(element),
  }));
  for (const target of targets) {
    // Half a hundredth less is rounding.
    target.isSmall = Math.min(target.box.width, target.box.height) < SIZE_PX - 0.005;
  }
  return targets
    .filter(({ isSmall, isInText }) => isSmall && !isInText)
    .filter(({ element, box }) =>
      targets.some(
        (other) =>
          other.element !== element &&
          !other.element.contains(element) &&
          !element.contains(other.element) &&
          (distance(box, other.box) < SIZE_PX / 2 ||
            (other.isSmall && distance(box, middle(other.box)) < SIZE_PX)),
      ),
    )
    .map(
      ({ element, box }) =>
        `${Math.round(box.width)} × ${Math.round(box.height)}: ${element.outerHTML.slice(0, 120)}`,
    );
}
