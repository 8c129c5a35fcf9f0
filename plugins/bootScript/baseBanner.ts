import type { suggestBase } from './suggestBase.ts';

/**
 * A function for when the site's script could not be loaded. If the address of the page says that the site
 * is served under another base than it was built for, it tells so, once.
 *
 * Written into each page as text, so it may use nothing but its parameters and the browser.
 *
 * @param base what `site.config.ts` says
 * @param suggest passed in, since an inline script can import nothing
 */
export function wrongBaseTeller(base: string, suggest: typeof suggestBase): () => void {
  return () => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    const route = canonical ? new URL(canonical.href).pathname.slice(base.length - 1) : undefined;
    const suggestion = suggest(location.pathname, route);
    // Then it is the network that failed.
    const isRight = suggestion === base || (suggestion === undefined && location.pathname.startsWith(base));
    if (isRight || document.querySelector('.load-error')) {
      return;
    }
    const banner = document.createElement('div');
    banner.className = 'load-error';
    banner.setAttribute('role', 'alert');
    banner.textContent = `This site is built for the base “${base}”, but served under another.${
      suggestion ? ` Build it with base: '${suggestion}' in site.config.ts.` : ''
    }`;
    document.body.prepend(banner);
  };
}
