/**
 * Until React has taken over: when one of the page's scripts cannot be loaded, draws
 * a box above the text, which stays readable. Retry loads the missing scripts anew;
 * theme/navigation/lazyWithPreload.ts does so for the page's own chunk, and React
 * then takes over as if nothing had happened. Looks are in global.css.
 */
export function watchScripts(): void {
  const failed: string[] = [];

  const load = (src: string) => {
    const script = document.createElement('script');
    script.src = src;
    // In the order of the document.
    script.async = false;
    document.head.append(script);
  };

  const retry = () => {
    document.getElementById('script-failure')?.remove();
    for (const src of failed.splice(0)) {
      load(src);
    }
    document.dispatchEvent(new Event('site:retry'));
  };

  const showBox = (src: string) => {
    if (document.getElementById('script-failure') || document.getElementById('base-banner')) {
      return;
    }
    // What is clicked from now on would wait for long.
    delete document.documentElement.dataset.keeps;
    const box = document.createElement('div');
    box.id = 'script-failure';
    box.className = 'load-error';
    box.setAttribute('role', 'alert');
    const add = (kind: string, text: string, parent: Element) => {
      const element = document.createElement(kind);
      element.textContent = text;
      parent.append(element);
      return element;
    };
    add('p', 'You can read this page, but some of its buttons and the search may not work.', box);
    add('code', `Loading ${src} failed.`, add('p', '', box));
    add('button', 'Retry', box).onclick = retry;
    (document.getElementById('content') ?? document.body).prepend(box);
  };

  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement) || 'ready' in document.documentElement.dataset) {
        return;
      }
      // The document's own scripts; chunks are asked for again by who asked first.
      if (!target.async) {
        failed.push(target.src);
      }
      showBox(target.src);
    },
    true,
  );
}
