import { type ComponentType, createElement, lazy } from 'react';

export interface PageModule {
  default: ComponentType<object>;
}

function isReady(): boolean {
  return typeof document === 'undefined' || 'ready' in document.documentElement.dataset;
}

function nextRetry(): Promise<void> {
  return new Promise((resolve) => document.addEventListener('site:retry', () => resolve(), { once: true }));
}

/**
 * Loads the chunk of the page that the document came with as often as the visitor
 * asks for it: Rspress waits for it before React takes over, and gives up for good
 * if it fails. The box with its Retry is drawn by plugins/inlineScripts/scriptFailure.ts.
 */
async function load(factory: () => Promise<PageModule>): Promise<PageModule> {
  for (;;) {
    try {
      return await factory();
    } catch (error) {
      if (isReady()) {
        throw error;
      }
      await nextRetry();
    }
  }
}

/**
 * Takes the place of the package react-lazy-with-preload in Rspress's route table.
 * That one keeps a rejected promise for ever, so that a page which failed once
 * (hovered while offline, say) can never be loaded again. Can go when
 * https://github.com/ianschmitz/react-lazy-with-preload forgets failures.
 *
 * @param factory imports the page's chunk
 * @returns the page, with `preload` to load its chunk ahead of use; it rejects when
 *   the chunk cannot be had, and tries anew at the next call
 */
export function lazyWithPreload(factory: () => Promise<PageModule>) {
  let loaded: ComponentType<object> | undefined;
  let loading: Promise<ComponentType<object>> | undefined;

  function preload(): Promise<ComponentType<object>> {
    loading ??= load(factory).then(
      (module) => {
        loaded = module.default;
        return loaded;
      },
      (error) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }

  const Lazy = lazy(async () => ({ default: await preload() }));
  const Page = (props: object) => createElement(loaded ?? Lazy, props);
  return Object.assign(Page, { preload });
}
