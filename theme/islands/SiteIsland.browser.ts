import type { ComponentType } from 'react';
import { errorBox } from '../browser/errorBox';

/** Islands that are not figures of the guide: without them, there is nothing on their page. */
const others: Record<string, () => Promise<unknown>> = {
  SearchPage: () => import('../components/SearchPage/SearchPage'),
};

/** Loads React, and the component of an island: `figures/Poll/Poll.tsx` exports `Poll`. */
async function loadIsland(name: string) {
  const [{ mountIsland }, module] = await Promise.all([
    import('./mountIsland'),
    others[name]?.() ??
      import(
        /* webpackInclude: /[\\/](\w+)[\\/]\1\.tsx$/ */
        /* webpackChunkName: "[request]" */
        `../figures/${name}/${name}.tsx`
      ),
  ]);
  const { [name]: Component } = module as Record<string, ComponentType<object>>;
  if (!Component) {
    throw new Error(`There is no island ${name}.`);
  }
  return { mountIsland, Component };
}

/** How far from the window an island is near it. */
const NEAR = '200px';

/** What a visitor does who wants to use an island. */
const INTENTS = ['pointerover', 'touchstart', 'focusin', 'click'];

/**
 * Hydrates an island when it nears the window or is used; a figure of the first view waits until the visitor scrolls.
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
    this.#observer = new IntersectionObserver(
      (entries, observer) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) {
          observer.disconnect();
          if (scrollY === 0 && !(String(this.dataset.name) in others)) {
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
    const former = this.#box;
    const text = { what: 'This part of the page', detail: message, href: location.href };
    this.#box = errorBox(text, this.#load, former);
    if (!former) {
      this.prepend(this.#box);
    }
  }
}

customElements.define('site-island', SiteIsland);
