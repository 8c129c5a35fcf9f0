import { errorBox } from '../browser/errorBox';
import { isFigure, loadIsland } from './islandModules';

/** How far from the window an island is near it. */
const NEAR = '200px';

/** What a visitor does who wants to use an island. */
const INTENTS = ['pointerover', 'touchstart', 'focusin', 'click'];

/**
 * Around an island: hydrates its component when it nears the window or is used. A figure that stands in the window from
 * the beginning waits until the visitor scrolls or turns to it.
 * `data-hydrated` shows the controls, which do nothing before.
 */
class SiteIsland extends HTMLElement {
  #observer: IntersectionObserver | undefined;
  #box: HTMLElement | undefined;
  #isLoading = false;
  #unmount = () => {};

  /** Loads once. After a failure only the button of its box tries again. */
  readonly #load = async () => {
    for (const type of INTENTS) {
      this.removeEventListener(type, this.#load);
    }
    // An error box stands before it.
    const place = this.lastElementChild as HTMLElement | null;
    if (this.#isLoading || !place) {
      return;
    }
    this.#isLoading = true;
    const { name = '', props = '{}', prefix = '' } = this.dataset;
    try {
      const { mountIsland, Component } = await loadIsland(name);
      if (this.isConnected) {
        const root = mountIsland(place, Component, JSON.parse(props), prefix, this.#onMounted);
        this.#unmount = () => root.unmount();
      }
    } catch (error) {
      this.#isLoading = false;
      this.#showError(error as Error);
    }
  };

  readonly #onMounted = () => {
    this.dataset.hydrated = '';
    const hadFocus = this.#box?.contains(document.activeElement);
    this.#box?.remove();
    if (hadFocus) {
      this.tabIndex = -1;
      this.focus();
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
          if (scrollY === 0 && isFigure(String(this.dataset.name))) {
            // In the first view, before anybody has looked at it: React weighs more than the page.
            addEventListener('scroll', this.#load, { once: true, passive: true });
          } else {
            this.#load();
          }
        }
      },
      { rootMargin: NEAR },
    );
    this.#observer.observe(this);
  }

  disconnectedCallback() {
    this.#observer?.disconnect();
    removeEventListener('scroll', this.#load);
    this.#unmount();
  }

  /** What stands there stays readable. */
  #showError({ message }: Error) {
    const text = {
      title: 'This part of the page could not be loaded.',
      advice: 'Check your connection, then try again.',
      detail: message,
    };
    const former = this.#box;
    this.#box = errorBox(text, location.href, this.#load, former);
    if (!former) {
      this.prepend(this.#box);
    }
  }
}

customElements.define('site-island', SiteIsland);
