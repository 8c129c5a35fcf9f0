import { STORAGE_KEYS } from '../../../shared/storageKeys';
import { storageSlot } from '../../browser/storageSlot';

/** Specification: light at first, whatever the system prefers. */
const slot = storageSlot(STORAGE_KEYS.theme, ['light', 'dark']);
const root = document.documentElement;

addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-color-mode]')) {
    slot.write(root.dataset.theme === 'dark' ? 'light' : 'dark');
  }
});

slot.watch(() => {
  root.dataset.theme = slot.read() ?? 'light';
});
