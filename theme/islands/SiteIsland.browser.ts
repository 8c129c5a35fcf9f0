import type { ComponentType } from 'react';
import { showErrorBox } from '../browser/errorBox';

/**
 * The islands that are not figures, with functions that load their modules. Visitors open the page
 * of such an island in order to use the island, so it is loaded at once.
 */
const nonFigureIslands: Record<string, () => Promise<unknown>> = {
  SearchPage: () => import('../components/SearchPage/SearchPage'),
};

/** Loads React and the component of an island: `figures/Poll/Poll.tsx` exports `Poll`. */
async function loadIsland(name: string) {
  const [{ mountIsland }, module] = await Promise.all([
    import('./mountIsland'),
    nonFigureIslands[name]?.() ??
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

/** The distance from the window at which a figure is hydrated. */
const HYDRATION_MARGIN = '200px';

/** The events that show that a visitor wants to use a figure. */
const INTENT_EVENTS = ['pointerover', 'touchstart', 'focusin', 'click'];

/**
 * Waits until the document is parsed. On a slow connection, this script may run before the markup
 * of an island has arrived.
 */
async function waitForDocument(): Promise<void> {
  if (document.readyState === 'loading') {
    await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }));
  }
}

/**
 * The element around an island. It hydrates a figure when the figure comes near the window, or when
 * the visitor wants to use the figure or presses Tab. If the figure is near when the page opens,
 * the element waits until the visitor scrolls. Once the island is hydrated, the attribute
 * `data-hydrated` makes the style sheet show the controls.
 */
class SiteIsland extends HTMLElement {
  /** Aborting it ends the waiting: when the loading starts, or when the island leaves the page. */
  readonly #waiting = new AbortController();
  #unmount = () => {};

  readonly #load = async () => {
    this.#waiting.abort();
    await waitForDocument();
    // The markup of the island is the last child. The first child may be an error box.
    const container = this.lastElementChild as HTMLElement;
    const { name = '', props = '{}', prefix = '' } = this.dataset;
    try {
      const { mountIsland, Component } = await loadIsland(name);
      if (this.isConnected) {
        const builtMarkup = container.cloneNode(true);
        this.#unmount = mountIsland(container, {
          Component,
          props: JSON.parse(props),
          prefix,
          onMounted: this.#onMounted,
          onFailed: (error) => {
            reportError(error);
            container.replaceWith(builtMarkup);
            delete this.dataset.hydrated;
            this.#showError(error, true);
          },
        });
      }
    } catch (error) {
      this.#showError(error, false);
    }
  };

  /** Shows an error above the markup of the build, which visitors can still read. */
  #showError(error: unknown, hasStopped: boolean) {
    const detail = String((error as Error)?.message);
    // If the link had a hash, the browser would only scroll instead of loading the document.
    const href = location.pathname + location.search;
    showErrorBox(
      this,
      { subject: 'This part of the page', detail, hasStopped, href },
      this.#load,
      'afterbegin',
    );
  }

  readonly #onMounted = () => {
    this.dataset.hydrated = '';
    const box = this.querySelector('.load-error');
    const hadFocus = box?.contains(document.activeElement);
    box?.remove();
    if (hadFocus) {
      this.tabIndex = -1;
      this.focus();
    }
  };

  connectedCallback() {
    if (String(this.dataset.name) in nonFigureIslands) {
      this.#load();
      return;
    }
    const { signal } = this.#waiting;
    const options = { signal, passive: true };
    for (const type of INTENT_EVENTS) {
      this.addEventListener(type, this.#load, options);
    }
    // Tab skips the controls of a figure until they work. So the first press of Tab on the page
    // loads the figure.
    addEventListener('keydown', ({ key }) => key === 'Tab' && this.#load(), options);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) {
          observer.disconnect();
          if (scrollY === 0) {
            // React is larger than the page, and the visitor may never use the figure. So to be in
            // view at the top of the page is not enough: React waits until the visitor scrolls.
            addEventListener('scroll', this.#load, options);
          } else {
            this.#load();
          }
        }
      },
      { rootMargin: HYDRATION_MARGIN },
    );
    observer.observe(this);
    signal.addEventListener('abort', () => observer.disconnect());
  }

  disconnectedCallback() {
    this.#waiting.abort();
    this.#unmount();
  }
}

customElements.define('site-island', SiteIsland);
