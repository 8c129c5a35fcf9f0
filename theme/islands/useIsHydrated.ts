import { useLayoutEffect, useState } from 'react';

/**
 * Returns false while the page is as the build has rendered it and while it is being hydrated, and
 * true afterwards.
 */
export function useIsHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false);
  // A layout effect runs before the effect that shows the controls, so that they are enabled by
  // then.
  useLayoutEffect(() => setIsHydrated(true), []);
  return isHydrated;
}
