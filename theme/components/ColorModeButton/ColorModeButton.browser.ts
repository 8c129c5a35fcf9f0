import { STORAGE_KEYS } from '../../../shared/storageKeys';
import { afterPaint } from '../../browser/afterPaint';
import { store } from '../../browser/storage';

addEventListener('click', async ({ target }) => {
  if (target instanceof Element && target.closest('[data-color-mode]')) {
    const { dataset } = document.documentElement;
    const theme = dataset.theme === 'dark' ? 'light' : 'dark';
    // At once: the visitor may leave the page.
    store(STORAGE_KEYS.theme, theme);
    // Every element gets other colors, which takes a while: the button is released before.
    await afterPaint();
    dataset.theme = theme;
  }
});
