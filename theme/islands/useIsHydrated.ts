import { useLayoutEffect, useState } from 'react';

/** Returns false in the build and until the component is hydrated, and true afterwards. */
export function useIsHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false);
  // A layout effect runs before the effect that shows the controls, so that they are enabled by
  // then.
  useLayoutEffect(() => setIsHydrated(true), []);
  return isHydrated;
}
