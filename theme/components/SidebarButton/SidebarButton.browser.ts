import { STORAGE_KEYS } from '../../../shared/storageKeys';
import { storeValue } from '../../browser/storage';

const BUTTON_SELECTOR = '[data-sidebar-button]';

addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest(BUTTON_SELECTOR)) {
    const { dataset } = document.documentElement;
    dataset.sidebar = dataset.sidebar ? '' : 'hidden';
    storeValue(STORAGE_KEYS.sidebar, dataset.sidebar || undefined);
    // There are two buttons, and only the visible one takes the focus.
    for (const button of document.querySelectorAll<HTMLElement>(BUTTON_SELECTOR)) {
      button.focus();
    }
  }
});
