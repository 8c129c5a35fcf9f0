import { BASE } from '../../../shared/base';
import { suggestBase } from './suggestBase';

/** Called when the site's script is missing: warns, once, if the site is served under another base than it was built for. */
export function tellWrongBase(): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const route = canonical ? new URL(canonical.href).pathname.slice(BASE.length - 1) : undefined;
  const suggestion = suggestBase(location.pathname, route);
  // Where the base is right, the network has failed.
  const isRight = suggestion === BASE || (suggestion === undefined && location.pathname.startsWith(BASE));
  if (isRight || document.querySelector('.load-error')) {
    return;
  }
  const banner = document.createElement('div');
  banner.className = 'load-error';
  banner.setAttribute('role', 'alert');
  banner.textContent = `This page did not load properly: the site is built for the base “${BASE}”, but served under another.${
    suggestion ? ` Build it with base: '${suggestion}' in site.config.ts.` : ''
  }`;
  document.body.prepend(banner);
}
