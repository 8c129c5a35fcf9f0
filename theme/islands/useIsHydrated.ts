import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False in the page as it was rendered at build and while it is hydrated, true afterwards. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
