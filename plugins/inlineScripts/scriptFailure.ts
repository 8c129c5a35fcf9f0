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
    script.defer = true;
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
    const box = document.createElement('div');
    box.id = 'script-failure';
    box.className = 'load-error';
    box.setAttribute('role', 'alert');
    const lines = [
      'You can read this page, but a part of it could not be loaded: buttons and the search may not work.',
      `Loading ${src} failed.`,
    ];
    for (const line of lines) {
      const paragraph = document.createElement('p');
      paragraph.textContent = line;
      box.append(paragraph);
    }
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Retry';
    button.onclick = retry;
    box.append(button);
    (document.getElementById('content') ?? document.body).prepend(box);
  };

  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement) || 'ready' in document.documentElement.dataset) {
        return;
      }
      // The document's own scripts; chunks are asked for again by who asked first.
      if (target.defer) {
        failed.push(target.src);
      }
      showBox(target.src);
    },
    true,
  );
}
