import type { suggestBase } from './suggestBase.ts';

/**
 * When the site's script could not be loaded, and the address of the page says that the site
 * is served under another base than it was built for: tells so.
 *
 * Written into each page as text, so it may use nothing but its parameters and the browser.
 *
 * @param base what `site.config.ts` says
 * @param suggest passed in, since an inline script can import nothing
 * @param failure name of the event that tells that the script could not be loaded
 */
export function watchBase(base: string, suggest: typeof suggestBase, failure: string): void {
  const onFailure = () => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    const route = canonical ? new URL(canonical.href).pathname.slice(base.length - 1) : undefined;
    const suggestion = suggest(location.pathname, route);
    if (suggestion === base || (suggestion === undefined && location.pathname.startsWith(base))) {
      // The address is right: it is the network that failed.
      return;
    }
    const banner = document.createElement('div');
    banner.className = 'load-error';
    banner.setAttribute('role', 'alert');
    banner.textContent = `This site did not load properly: it is built for the base “${base}”, but served under another.${
      suggestion ? ` Build it with base: '${suggestion}' in site.config.ts.` : ''
    }`;
    document.body.prepend(banner);
  };
  // Whatever the first failure shows, the next ones would, too.
  addEventListener(failure, onFailure, { once: true });
}
