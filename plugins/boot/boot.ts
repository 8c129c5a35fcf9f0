/**
 * Loads the scripts of the page when nobody is waiting for anything: once it has loaded
 * and the browser is idle, or when the visitor turns to a link, a button or the keyboard.
 * With Save-Data, or on a 2g connection, only then: who only reads loads no script.
 *
 * Written out as it is and minified, so it may use nothing but its parameter and the
 * browser.
 *
 * @param scripts addresses, in the order in which they run
 */
export function boot(scripts: string[]): void {
  const { saveData, effectiveType } =
    (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection || {};

  const start = () => {
    for (const src of scripts) {
      document.head.append(Object.assign(document.createElement('script'), { src, async: false }));
    }
    // Only once.
    scripts = [];
  };

  for (const type of ['click', 'focusin', 'keydown', 'pointerover']) {
    addEventListener(type, (event) => {
      const { key, target } = event as KeyboardEvent;
      if (key || (target as Element).closest('a,button')) {
        start();
      }
    });
  }
  if (document.readyState === 'complete') {
    // This script was loaded anew after a failure.
    start();
  } else if (!saveData && !/2g/.test(effectiveType as string)) {
    addEventListener('load', () => (self.requestIdleCallback || setTimeout)(start));
  }
}
