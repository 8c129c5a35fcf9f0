import { PAGE_EVENT } from '../../../shared/events';
import { currentVersion, preferredVersion } from '../../versions/currentVersion';

const slot = preferredVersion();
const nameOfVersion = () => document.querySelector<HTMLElement>('[data-default-version]');

/** Outside of the documentation, where pages have no version, leads to the one that the visitor prefers. */
function showVersion() {
  const name = nameOfVersion();
  if (!name) {
    return;
  }
  const version = currentVersion() ?? String(name.dataset.defaultVersion);
  name.textContent = version;
  for (const link of document.querySelectorAll<HTMLElement>('[data-version]')) {
    if (link.dataset.version === version) {
      link.setAttribute('aria-current', 'true');
    } else {
      link.removeAttribute('aria-current');
    }
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-addresses]')) {
    const { [version]: href } = JSON.parse(link.dataset.addresses ?? '{}');
    if (href) {
      link.href = href;
    }
  }
}

addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest<HTMLElement>('[data-version]');
  if (link) {
    slot.write(link.dataset.version);
    link.closest<HTMLElement>('[popover]:popover-open')?.hidePopover();
  }
});

if (slot.read() === undefined) {
  // A stored version that no longer exists is forgotten.
  slot.write(undefined);
}
slot.watch(showVersion);
addEventListener(PAGE_EVENT, showVersion);
showVersion();
