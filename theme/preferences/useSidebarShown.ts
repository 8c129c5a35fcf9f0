import { useCallback, useEffect, useState } from 'react';
import { storageSlot } from './storageSlot';

/** beforePaint.js reads the same key. */
const sidebarSlot = storageSlot('sidebar', ['shown', 'hidden']);

function show(state: 'shown' | 'hidden') {
  if (state === 'hidden') {
    document.documentElement.dataset.sidebar = 'hidden';
  } else {
    delete document.documentElement.dataset.sidebar;
  }
}

/** Whether the sidebar of wide screens is shown, and the function that changes it, kept in local storage. */
export function useSidebarShown(): [boolean, (shown: boolean) => void] {
  const [shown, setShown] = useState(true);

  useEffect(() => {
    const follow = (stored: 'shown' | 'hidden') => {
      show(stored);
      setShown(stored === 'shown');
    };
    follow(sidebarSlot.read());
    return sidebarSlot.watch(follow);
  }, []);

  const choose = useCallback((next: boolean) => {
    const state = next ? 'shown' : 'hidden';
    sidebarSlot.write(state);
    show(state);
    setShown(next);
  }, []);

  return [shown, choose];
}
