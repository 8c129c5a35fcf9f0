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
    await new Promise<void>((resolve) => {
      // Safari has no requestIdleCallback.
      if ('requestIdleCallback' in globalThis) {
        requestIdleCallback(() => resolve());
      } else {
        setTimeout(resolve);
      }
    });
    if (inView.delete(link)) {
      await prefetch(link);
    }
  }
  isFetching = false;
}

let observer: IntersectionObserver | undefined;

/**
 * Fetches the page of a link once the link is in view.
 *
 * @returns the function that ends this
 */
export function prefetchInView(link: HTMLAnchorElement): () => void {
  if (!('IntersectionObserver' in globalThis)) {
    return () => {};
  }
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) {
        inView.add(target as HTMLAnchorElement);
      } else {
        inView.delete(target as HTMLAnchorElement);
      }
    }
    fetchInView();
  });
  const shared = observer;
  shared.observe(link);
  return () => {
    shared.unobserve(link);
    inView.delete(link);
  };
}
