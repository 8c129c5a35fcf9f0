import {
  initPageData,
  pathnameToRouteService,
  removeBase,
  useNavigate,
  warmPageData,
} from '@rspress/core/runtime';
import { useCallback } from 'react';
import { startProgress } from './progress';

let latestVisit = 0;

/**
 * Returns the function that goes to a page of the site, given its whole address
 * (base included): it loads the page's chunk, then shows the page. A visit that
 * begins later cancels it. If the chunk cannot be had, the browser loads the
 * document instead.
 */
export function useVisit(): (address: URL) => Promise<void> {
  const navigate = useNavigate();
  return useCallback(
    async (address: URL) => {
      latestVisit += 1;
      const visit = latestVisit;
      const pathname = removeBase(address.pathname);
      const stopProgress = startProgress();
      try {
        if (!pathnameToRouteService(pathname)) {
          location.assign(address);
          return;
        }
        const data = await initPageData(pathname);
        if (visit === latestVisit) {
          warmPageData(pathname, data);
          navigate(`${pathname}${address.search}${address.hash}`);
        }
      } catch {
        if (visit === latestVisit) {
          location.assign(address);
        }
      } finally {
        stopProgress();
      }
    },
    [navigate],
  );
}
