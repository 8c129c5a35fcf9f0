import { useCallback } from 'react';
import { useRootData } from '../hooks/useRootData';
import { storageSlot } from './storageSlot';
import { useStored } from './useStored';

/** plugins/inlineScripts/preferences.ts reads the same key. */
const sidebarSlot = storageSlot('sidebar', ['hidden']);

/** Whether the sidebar of wide screens is shown, and the function that changes it. */
export function useSidebarShown(): [boolean, (shown: boolean) => void] {
  const [stored, choose] = useStored(sidebarSlot);
  useRootData('sidebar', stored);
  return [!stored, useCallback((shown: boolean) => choose(shown ? undefined : 'hidden'), [choose])];
}
