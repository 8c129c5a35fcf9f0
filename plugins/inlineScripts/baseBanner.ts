import type { suggestBase } from './suggestBase.ts';

/**
 * Says that the site is served under another base than it was built for, when its
 * styles did not load and its address says so too. It works by itself: nothing else
 * of the site can be loaded then.
 *
 * @param base what `site.config.ts` says
 * @param suggest passed in, since an inline script can import nothing
 */
export function showBaseBanner(base: string, suggest: typeof suggestBase): void {
  const check = () => {
    const styled = getComputedStyle(document.documentElement).getPropertyValue('--background') !== '';
    if (styled || document.getElementById('base-banner')) {
      return;
    }
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    const route = canonical ? new URL(canonical.href).pathname.slice(base.length - 1) : undefined;
    const suggestion = suggest(location.pathname, route);
    if (suggestion === base || (suggestion === undefined && location.pathname.startsWith(base))) {
      // The address is right: it is the network that failed.
      return;
    }
    document.getElementById('script-failure')?.remove();
    const banner = document.createElement('div');
    banner.id = 'base-banner';
    banner.setAttribute('role', 'alert');
    // Set one by one: a policy without unsafe-inline refuses a style attribute.
    Object.assign(banner.style, {
      padding: '1rem',
      background: '#b3261e',
      color: '#fff',
      font: '1rem/1.5 sans-serif',
    });
    banner.textContent = `This site did not load properly: it was built for the base “${base}”, but is served under another.${
      suggestion ? ` Try base: '${suggestion}' in site.config.ts, and build it again.` : ''
    }`;
    document.body.prepend(banner);
  };
  addEventListener('load', check);
}
