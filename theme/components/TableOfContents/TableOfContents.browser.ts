import { hashTarget } from '../../../shared/address';
import { reveal } from '../../browser/reveal';

/** Headings within this much of the top of the window, in pixels, count as being read. */
const READING_LINE_PX = 140;

/** What a wide table of the article covers, when it stands beside the contents. */
const TABLES = 'article [role="group"] > table';

/**
 * How far down the window a heading counts as being read, in pixels. On the last screens of the
 * page the line moves down to the end of the window, since the last headings cannot rise to its top.
 */
function readingLine(): number {
  const { scrollHeight } = document.documentElement;
  const scrollable = scrollHeight - innerHeight;
  const ahead = Math.max(0, scrollable - scrollY);
  const range = Math.min(scrollable, innerHeight);
  return READING_LINE_PX + (range > 0 ? Math.max(0, 1 - ahead / range) : 0) * (innerHeight - READING_LINE_PX);
}

/** Around the links of the contents: marks the one under whose heading the visitor reads. */
class PageContents extends HTMLElement {
  #entries: { link: HTMLAnchorElement; heading: HTMLElement }[] = [];
  #current: HTMLAnchorElement | undefined;

  readonly #update = () => {
    const nav = this.parentElement;
    const box = this.getBoundingClientRect();
    // Not displayed on narrow screens.
    if (!nav || box.height === 0) {
      return;
    }
    const line = readingLine();
    const top = (heading: Element) => heading.getBoundingClientRect().top;
    const above = this.#entries.filter(({ heading }) => top(heading) < line);
    // A link of the contents has led to it, but the page ends too soon for it to rise to the top.
    const target = above.find(({ heading }) => heading === document.activeElement && top(heading) >= 0);
    const current = target ?? above.at(-1);
    if (current?.link !== this.#current) {
      if (this.#current) {
        this.#current.ariaCurrent = null;
      }
      this.#current = current?.link;
      if (this.#current) {
        this.#current.ariaCurrent = 'location';
        reveal(this.#current, nav);
      } else {
        // No link leads to the beginning of the page.
        nav.scrollTop = 0;
      }
    }
    const isCovered = [...document.querySelectorAll(TABLES)].some((table) => {
      // Its frame, which it may scroll in.
      const { right, top, bottom } = (table.parentElement as Element).getBoundingClientRect();
      return right > box.left && top < box.bottom && bottom > box.top;
    });
    nav.toggleAttribute('data-covered', isCovered);
  };

  connectedCallback() {
    this.#entries = [...this.querySelectorAll('a')].flatMap((link) => {
      const heading = document.getElementById(hashTarget(link.hash));
      return heading ? [{ link, heading }] : [];
    });
    // A link to a section on the last screen scrolls nothing, but its heading takes the focus.
    for (const type of ['scroll', 'resize', 'focusin']) {
      addEventListener(type, this.#update, { passive: true });
    }
    // With the layout of the frame that shows the page, instead of one before.
    requestAnimationFrame(this.#update);
  }

  disconnectedCallback() {
    for (const type of ['scroll', 'resize', 'focusin']) {
      removeEventListener(type, this.#update);
    }
  }
}

customElements.define('page-contents', PageContents);
