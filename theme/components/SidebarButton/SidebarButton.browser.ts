import { STORAGE_KEYS } from '../../../shared/storageKeys';
import { store } from '../../browser/storage';

const BUTTONS = '[data-sidebar-button]';

addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest(BUTTONS)) {
    const { dataset } = document.documentElement;
    dataset.sidebar = dataset.sidebar ? '' : 'hidden';
    store(STORAGE_KEYS.sidebar, dataset.sidebar || undefined);
    // Only one of the two buttons is visible and can take the focus.
    for (const button of document.querySelectorAll<HTMLElement>(BUTTONS)) {
      button.focus();
    }
  }
});
