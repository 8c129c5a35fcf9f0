import { useRootData } from '../hooks/useRootData';
import { storageSlot } from './storageSlot';
import { useStored } from './useStored';

export type ColorMode = 'light' | 'dark';

/** plugins/inlineScripts/preferences.ts reads the same key. */
const themeSlot = storageSlot<ColorMode>('theme', ['light', 'dark']);

/**
 * The color mode and the function that changes it. Light first, whatever the
 * system prefers. Rspress calls this once, at the top of the tree.
 */
export function useThemeState(): [ColorMode, (mode: ColorMode) => void] {
  const [stored, choose] = useStored(themeSlot);
  const mode = stored ?? 'light';
  useRootData('theme', mode);
  return [mode, choose];
}
