import type { savesData } from '../../shared/connection.ts';

/**
 * Loads the site's script when nobody is waiting for anything: once the page has loaded and
 * the browser is idle, or when the visitor turns to a link, a button or the keyboard. Who
 * saves data gets it only then. When it cannot be had, the next turn tries again; until then
 * the page is what it was, a document with links.
 *
 * Written into each page as text, so it may use nothing but its parameters and the browser.
 *
 * @param src address of the script
 * @param saves passed in, since an inline script can import nothing
 */
export function boot(src: string, saves: typeof savesData): void {
  let isAsked = false;

  const start = () => {
    if (!isAsked) {
      isAsked = true;
      const script = document.createElement('script');
      script.src = src;
      script.onerror = () => {
        isAsked = false;
        dispatchEvent(new Event('site:no-script'));
      };
      document.head.append(script);
    }
  };

  for (const type of ['click', 'focusin', 'keydown', 'pointerover']) {
    addEventListener(type, (event) => {
      const { key, target } = event as KeyboardEvent;
      if (key || (target as Element).closest('a,button,input')) {
        start();
      }
    });
  }
  if (!saves((navigator as { connection?: Parameters<typeof savesData>[0] }).connection)) {
    addEventListener('load', () => (self.requestIdleCallback || setTimeout)(start));
  }
}
