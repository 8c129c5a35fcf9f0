import { BASE, withoutBase } from '../../../shared/base';
import { suggestBase } from './suggestBase';

/**
 * Warns, once, if the site is served under another base than the one it was built for. Call it when
 * the site's script cannot be loaded.
 */
export function reportWrongBase(): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const suggestedBase =
    canonical && suggestBase(location.pathname, withoutBase(new URL(canonical.href).pathname));
  // No warning is shown if the base is right, because then the network has failed, nor on the
  // not-found page, because it has no canonical address to compare.
  if (!suggestedBase || suggestedBase === BASE || document.querySelector('.load-error')) {
    return;
  }
  const banner = document.createElement('div');
  banner.className = 'load-error';
  banner.setAttribute('role', 'alert');
  banner.textContent =
    `The site is built for the base “${BASE}”, and served under another. ` +
    `Build it with base: ${suggestedBase} in site.yaml.`;
  document.body.prepend(banner);
}
