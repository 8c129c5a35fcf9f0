import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether React has taken over: false in the static page and for as long as hydration compares with it. */
export function useIsReady(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
