import type { savesData } from '../../shared/connection.ts';

/**
 * Loads the site's script when nobody is waiting for anything: once the page has loaded and
 * the browser is idle, at most two seconds later, or when the visitor points at, focuses or
 * clicks a link, a button or a field, or presses a key. Visitors who save data get it only then,
 * but on the search page. When it cannot be had, the next of these tries again; until then the
 * page is what it was, a document with links.
 *
 * Written into each page as text, so it may use nothing but its parameters and the browser.
 *
 * @param src address of the script
 * @param fromTop attribute of `<html>` that tells that the page is seen from its top
 * @param saves passed in, since an inline script can import nothing
 * @param onFailure called each time that the script could not be loaded
 */
export function boot(src: string, fromTop: string, saves: typeof savesData, onFailure: () => void): void {
  // After a reload, and back at the page from another document, the browser restores the scroll position.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  document.documentElement.toggleAttribute(fromTop, visit?.type === 'navigate');

  let isAsked = false;
  const { pathname } = location;

  // After a reload, back and forward may lead to pages that were shown within one document.
  addEventListener('popstate', () => {
    if (location.pathname !== pathname && !('ready' in document.documentElement.dataset)) {
      location.reload();
    }
  });

  const start = () => {
    if (!isAsked) {
      isAsked = true;
      const script = document.createElement('script');
      script.src = src;
      script.onerror = () => {
        isAsked = false;
        onFailure();
      };
      document.head.append(script);
    }
  };

  for (const type of ['click', 'focusin', 'keydown', 'pointerover']) {
    addEventListener(type, (event) => {
      const { key, target } = event as KeyboardEvent;
      if (key || (target as Partial<Element>).closest?.('a,button,input')) {
        start();
      }
    });
  }
  addEventListener('load', () => {
    const { connection } = navigator as { connection?: Parameters<typeof savesData>[0] };
    // The search page is nothing without the script.
    if (!saves(connection) || document.querySelector('[data-name=SearchPage]')) {
      // Safari has no requestIdleCallback. Without a limit, a page that is never drawn has no idle time.
      'requestIdleCallback' in self ? requestIdleCallback(start, { timeout: 2000 }) : setTimeout(start);
    }
  });
}
