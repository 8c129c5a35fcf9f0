import { useLocation, useNavigate } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { withoutIndex } from './address';

/** Specification: a trailing /index.html is removed from paths. nginx does so, too; other servers may not. */
export function useCleanAddress(): void {
  const location = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    const pathname = withoutIndex(location.pathname);
    if (pathname !== location.pathname) {
      navigate({ ...location, pathname }, { replace: true });
    }
  }, [location, navigate]);
}
