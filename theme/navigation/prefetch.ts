import { removeBase } from '@rspress/core/runtime';
import { type Connection, canPrefetch } from './canPrefetch';
import { routeAt } from './pages';

/** Fetches the chunk of the page that a link leads to, if that may be done. A failure is met again, and told, by whoever follows the link. */
export async function prefetch(link: HTMLAnchorElement): Promise<void> {
  const { connection } = navigator as { connection?: Connection };
  if (link.origin === location.origin && canPrefetch(connection)) {
    await routeAt(removeBase(link.pathname))
      ?.preload()
      .catch(() => {});
  }
}

/**
 * As many pages are fetched because a link to them is in view while the visitor does
 * nothing at all: perhaps nobody is there. Then all are.
 */
const PAGES_BEFORE_LIFE = 2;

const SIGNS_OF_LIFE = ['keydown', 'pointerdown', 'pointermove', 'scroll'];

let allowance = PAGES_BEFORE_LIFE;

/** Addresses that count no more. */
const counted = new Set<string>();

/** Links in view whose pages are still to be fetched, the first to be seen first. */
const inView = new Set<HTMLAnchorElement>();
let isFetching = false;

/** One page at a time, when the browser is idle, so that a page asked for never waits for guesses. */
async function fetchInView() {
  if (isFetching) {
    return;
  }
  isFetching = true;
  for (const link of inView) {
    if (allowance === 0) {
      break;
    }
    await new Promise<void>((resolve) => {
      // Safari has no requestIdleCallback.
      if ('requestIdleCallback' in globalThis) {
        requestIdleCallback(() => resolve());
      } else {
        setTimeout(resolve);
      }
    });
    if (inView.delete(link)) {
      allowance -= counted.has(link.pathname) ? 0 : 1;
      counted.add(link.pathname);
      await prefetch(link);
    }
  }
  isFetching = false;
}

let observer: IntersectionObserver | undefined;

function observe(): IntersectionObserver {
  counted.add(location.pathname);
  for (const sign of SIGNS_OF_LIFE) {
    addEventListener(
      sign,
      () => {
        allowance = Number.POSITIVE_INFINITY;
        fetchInView();
      },
      { once: true, passive: true },
    );
  }
  return new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) {
        inView.add(target as HTMLAnchorElement);
      } else {
        inView.delete(target as HTMLAnchorElement);
      }
    }
    fetchInView();
  });
}

/**
 * Fetches the page of a link once the link is in view.
 *
 * @returns the function that ends this
 */
export function prefetchInView(link: HTMLAnchorElement): () => void {
  if (!('IntersectionObserver' in globalThis)) {
    return () => {};
  }
  observer ??= observe();
  const shared = observer;
  shared.observe(link);
  return () => {
    shared.unobserve(link);
    inView.delete(link);
  };
}
