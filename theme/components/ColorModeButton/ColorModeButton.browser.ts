import { STORAGE_KEYS } from '../../../shared/storageKeys';
import { afterPaint } from '../../browser/afterPaint';
import { store } from '../../browser/storage';

addEventListener('click', async ({ target }) => {
  if (target instanceof Element && target.closest('[data-color-mode]')) {
    // Every element gets other colors, which takes a while: the button is released before.
    await afterPaint();
    const { dataset } = document.documentElement;
    dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
    store(STORAGE_KEYS.theme, dataset.theme);
  }
});
