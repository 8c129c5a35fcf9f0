import { useCallback, useEffect, useState } from 'react';
import { storageSlot } from './storageSlot';

export type ColorMode = 'light' | 'dark';

/** Light first, whatever the system prefers. beforePaint.js reads the same key. */
export const themeSlot = storageSlot<ColorMode>('theme', ['light', 'dark']);

function showMode(mode: ColorMode) {
  document.documentElement.dataset.theme = mode;
}

/**
 * The colour mode and the function that changes it, kept in local storage and
 * in step with other tabs. Rspress calls it once, at the top of the tree; it
 * starts with the mode of the static page, so that hydration finds what it expects.
 */
export function useThemeState(): [ColorMode, (mode: ColorMode) => void] {
  const [mode, setMode] = useState<ColorMode>('light');

  useEffect(() => {
    const follow = (stored: ColorMode) => {
      showMode(stored);
      setMode(stored);
    };
    follow(themeSlot.read());
    return themeSlot.watch(follow);
  }, []);

  const choose = useCallback((next: ColorMode) => {
    themeSlot.write(next);
    showMode(next);
    setMode(next);
  }, []);

  return [mode, choose];
}
