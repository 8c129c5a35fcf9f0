import { useEffect, useState } from 'react';

/** False in the page as it was rendered at build and while it is hydrated, true afterwards. */
export function useIsHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  return isHydrated;
}
