/**
 * Until React has taken over: keeps clicks on the controls that need it, and the keys that
 * open the search with what is typed after them, and gives them to React when it is there.
 * theme/hooks/useReady.ts tells; global.css shows the controls.
 */
export function keepIntents(): void {
  const { dataset } = document.documentElement;
  const kept: Event[] = [];

  for (const type of ['click', 'keydown']) {
    addEventListener(
      type,
      (event) => {
        const { key, ctrlKey, metaKey, target } = event as KeyboardEvent;
        const isWanted = key
          ? key === '/' || (/^k$/i.test(key) && (ctrlKey || metaKey)) || (kept[0] && !key[1])
          : (target as Element).closest?.('button[data-needs-scripts]');
        if (isWanted && !('ready' in dataset)) {
          event.preventDefault();
          kept.push(event);
        }
      },
      true,
    );
  }
  addEventListener('site:ready', () => {
    for (const event of kept) {
      event.target?.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
    }
  });
  dataset.keeps = '';
}
