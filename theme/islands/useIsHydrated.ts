import { useLayoutEffect, useState } from 'react';

/** Returns false in the build and until the component is hydrated, and true afterwards. */
export function useIsHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false);
  // A layout effect runs before the effect that shows the controls (mountIsland.tsx). So the
  // controls are enabled when they become visible.
  useLayoutEffect(() => setIsHydrated(true), []);
  return isHydrated;
}
