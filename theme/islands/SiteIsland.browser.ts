import { errorBox } from '../browser/errorBox';
import { loadIsland } from './islandModules';

/** How far from the window an island is near it. */
const NEAR = '200px';

/** Signs that the visitor turns to an island. */
const INTENTS = ['pointerover', 'touchstart', 'focusin', 'click'];

/**
 * Around an island: brings its component alive when it nears the window or is turned to.
 * `data-hydrated` shows the controls, which do nothing before.
 */
class SiteIsland extends HTMLElement {
  #observer: IntersectionObserver | undefined;
  #box: HTMLElement | undefined;
  #isAsked = false;
  #unmount = () => {};

  readonly #load = async () => {
    const place = this.querySelector<HTMLElement>(':scope > div');
    if (this.#isAsked || !place) {
      return;
    }
    this.#isAsked = true;
    const { name = '', props = '{}', prefix } = this.dataset;
    try {
      const { mountIsland, Component } = await loadIsland(name);
      if (!this.isConnected) {
        return;
      }
      this.#box?.remove();
      const root = mountIsland(place, Component, JSON.parse(props), prefix, () => {
        this.dataset.hydrated = '';
      });
      this.#unmount = () => root.unmount();
    } catch (error) {
      this.#isAsked = false;
      this.#showError(error as Error);
    }
  };

  connectedCallback() {
    for (const type of INTENTS) {
      this.addEventListener(type, this.#load, { passive: true });
    }
    if (!('IntersectionObserver' in globalThis)) {
      this.#load();
      return;
    }
    this.#observer = new IntersectionObserver(
      (entries, observer) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) {
          observer.disconnect();
          this.#load();
        }
      },
      { rootMargin: NEAR },
    );
    this.#observer.observe(this);
  }

  disconnectedCallback() {
    this.#observer?.disconnect();
    this.#unmount();
  }

  /** What stands there stays readable. */
  #showError({ message }: Error) {
    const text = {
      title: 'This part of the page could not be loaded.',
      advice: 'Check your connection, then try again.',
      detail: message,
    };
    if (!this.#box) {
      const { element } = errorBox(text, this.#load);
      this.#box = element;
      this.prepend(element);
    }
  }
}

customElements.define('site-island', SiteIsland);
