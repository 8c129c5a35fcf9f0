import { hashTarget } from '../../../shared/address';
import { PAGE_EVENT } from '../../../shared/events';
import { revealInBox } from '../../browser/reveal';

/**
 * The distance of the reading line from the top of the window, as a part of its height. The last
 * section whose heading is above this line counts as the one that the visitor is reading.
 */
const READING_LINE_RATIO = 0.3;

/** Selects the tables and forms of the article that may cover the table of contents. */
const WIDE_PARTS_SELECTOR = 'article :is(table-scroll > table, [data-long] > fieldset)';

/**
 * Returns the distance of the reading line from the top of the window, in pixels. Near the end of
 * the page, the line moves down to the bottom of the window, because the last headings cannot reach
 * the top.
 */
function findReadingLinePx(): number {
  const { scrollHeight } = document.documentElement;
  const scrollablePx = scrollHeight - innerHeight;
  const remainingPx = Math.max(0, scrollablePx - scrollY);
  const endZonePx = Math.min(scrollablePx, innerHeight);
  // The nearness is 0 while a window's height or more lies ahead, and 1 at the end of the page.
  const nearnessToEnd = endZonePx > 0 ? Math.max(0, 1 - remainingPx / endZonePx) : 0;
  return innerHeight * (READING_LINE_RATIO + nearnessToEnd * (1 - READING_LINE_RATIO));
}

/** Marks the link of the table of contents to the section that the visitor is reading. */
class PageContents extends HTMLElement {
  #entries: { link: HTMLAnchorElement; heading: HTMLElement }[] = [];
  #current: HTMLAnchorElement | undefined;

  readonly #update = () => {
    const nav = this.parentElement;
    const ownRectangle = this.getBoundingClientRect();
    // Narrow screens do not display the table of contents.
    if (!nav || ownRectangle.height === 0) {
      return;
    }
    const readingLinePx = findReadingLinePx();
    const getTopPx = (heading: Element) => heading.getBoundingClientRect().top;
    const entriesAbove = this.#entries.filter(({ heading }) => getTopPx(heading) < readingLinePx);
    // The heading of the link that the visitor has followed counts as being read, even if the page
    // is too short for the heading to reach the top.
    const targetEntry = entriesAbove.find(
      ({ heading }) => heading.matches(':target') && getTopPx(heading) >= 0,
    );
    const currentEntry = targetEntry ?? entriesAbove.at(-1);
    if (currentEntry?.link !== this.#current) {
      this.#current?.removeAttribute('aria-current');
      this.#current = currentEntry?.link;
      this.#current?.setAttribute('aria-current', 'location');
      // While the focus is on a link of the table of contents, scrolling could hide this link.
      if (!nav.querySelector(':focus-visible')) {
        this.#show(nav);
      }
    }
    const isCovered = [...document.querySelectorAll(WIDE_PARTS_SELECTOR)].some((part) => {
      // The parent is the figure, or the box in which the table may scroll.
      const { left, right, top, bottom } = (part.parentElement as Element).getBoundingClientRect();
      const sharesColumn = left < ownRectangle.right && right > ownRectangle.left;
      return sharesColumn && top < ownRectangle.bottom && bottom > ownRectangle.top;
    });
    nav.toggleAttribute('data-covered', isCovered);
  };

  #show(nav: HTMLElement): void {
    if (this.#current) {
      revealInBox(this.#current, nav);
    } else {
      // At the beginning of the page, no link is marked.
      nav.scrollTop = 0;
    }
  }

  // If `#update` ran now, the browser would have to compute the layout twice: now and for the next
  // frame. In the next frame, the browser has also set the target of a jump.
  readonly #updateSoon = () => requestAnimationFrame(this.#update);

  connectedCallback() {
    this.#entries = [...this.querySelectorAll('a')].flatMap((link) => {
      const heading = document.getElementById(hashTarget(link.hash));
      return heading ? [{ link, heading }] : [];
    });
    for (const type of ['scroll', 'resize']) {
      addEventListener(type, this.#update, { passive: true });
    }
    // A link to a section near the end of the page may not scroll it, and then no scroll event
    // comes. `PAGE_EVENT` comes all the same, because the hash has changed.
    addEventListener(PAGE_EVENT, this.#updateSoon);
    this.#updateSoon();
  }

  disconnectedCallback() {
    for (const type of ['scroll', 'resize']) {
      removeEventListener(type, this.#update);
    }
    removeEventListener(PAGE_EVENT, this.#updateSoon);
  }
}

customElements.define('page-contents', PageContents);
