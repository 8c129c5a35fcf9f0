import { useLayoutEffect, useState } from 'react';

/** False in the page as it was rendered at build and while it is hydrated, true afterwards. */
export function useIsHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false);
  // Before the effect that shows the controls, so that they are enabled by then.
  useLayoutEffect(() => setIsHydrated(true), []);
  return isHydrated;
}
