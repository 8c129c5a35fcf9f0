import { STORAGE_KEYS } from '../../../shared/storageKeys';
import { storeValue } from '../../browser/storage';

addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-color-mode]')) {
    const { dataset } = document.documentElement;
    const mode = dataset.theme === 'dark' ? 'light' : 'dark';
    storeValue(STORAGE_KEYS.theme, mode);
    dataset.theme = mode;
  }
});
