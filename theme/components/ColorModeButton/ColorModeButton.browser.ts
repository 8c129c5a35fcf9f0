import { STORAGE_KEYS } from '../../../shared/storageKeys';
import { storeValue } from '../../browser/storage';

addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-color-mode]')) {
    const { dataset } = document.documentElement;
    const theme = dataset.theme === 'dark' ? 'light' : 'dark';
    storeValue(STORAGE_KEYS.theme, theme);
    dataset.theme = theme;
  }
});
