import { hashTarget } from '../../../shared/address';

/** Headings within this much of the top of the window, in pixels, count as being read. */
const READING_LINE_PX = 140;

/** Around the links of the contents: marks the one under whose heading the visitor reads. */
class PageContents extends HTMLElement {
  #observer: IntersectionObserver | undefined;

  connectedCallback() {
    if (!('IntersectionObserver' in globalThis)) {
      return;
    }
    const entries = [...this.querySelectorAll('a')].flatMap((link) => {
      const heading = document.getElementById(hashTarget(link.hash));
      return heading ? [{ link, heading }] : [];
    });
    const mark = () => {
      const current = entries
        .filter(({ heading }) => heading.getBoundingClientRect().top < READING_LINE_PX)
        .at(-1);
      for (const entry of entries) {
        if (entry === current) {
          entry.link.setAttribute('aria-current', 'location');
        } else {
          entry.link.removeAttribute('aria-current');
        }
      }
    };
    this.#observer = new IntersectionObserver(mark, {
      rootMargin: `-${READING_LINE_PX}px 0px 0px`,
      threshold: [0, 1],
    });
    for (const { heading } of entries) {
      this.#observer.observe(heading);
    }
  }

  disconnectedCallback() {
    this.#observer?.disconnect();
  }
}

customElements.define('page-contents', PageContents);
