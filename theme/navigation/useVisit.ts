import { removeBase, useNavigate } from '@rspress/core/runtime';
import { useCallback } from 'react';
import { routeAt } from './pages';
import { isFollowingLink } from './visits';

/**
 * Returns the function that goes to an address of the site, given whole (base
 * included). What is not exactly the address of a page is left to the server.
 */
export function useVisit(): (address: URL) => void {
  const navigate = useNavigate();
  return useCallback(
    (address: URL) => {
      const pathname = removeBase(address.pathname);
      if (!routeAt(pathname)) {
        location.assign(address);
        return;
      }
      // As a browser does: the same address again adds nothing to the history.
      const replace = isFollowingLink() || address.href === location.href;
      navigate(`${pathname}${address.search}${address.hash}`, { replace });
    },
    [navigate],
  );
}
