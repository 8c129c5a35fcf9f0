import { PAGE_EVENT } from '../../../shared/events';
import { STORAGE_KEYS } from '../../../shared/storageKeys';
import { setOrRemoveAttribute } from '../../browser/setOrRemove';
import { storeValue } from '../../browser/storage';
import { getCurrentVersion } from '../../versions/currentVersion';

/** Shows the current version in the menu, and makes the links of the navbar lead to it. */
function showVersion() {
  const version = getCurrentVersion();
  document.querySelector('[data-default-version]')?.replaceChildren(version);
  for (const link of document.querySelectorAll<HTMLElement>('[data-version]')) {
    setOrRemoveAttribute(link, 'aria-current', link.dataset.version === version ? 'true' : null);
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
    storeValue(STORAGE_KEYS.docsVersion, link.dataset.version);
    link.closest<HTMLElement>('[popover]')?.hidePopover?.();
    showVersion();
  }
});

addEventListener('storage', showVersion);
addEventListener(PAGE_EVENT, showVersion);
showVersion();
