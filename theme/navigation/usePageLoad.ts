import {
  type Location,
  type NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
  usePage,
  usePages,
  warmPageData,
  withBase,
} from '@rspress/core/runtime';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { withoutIndex } from './address';
import { loadPage, notFoundPage, type Page, routeAt } from './pages';
import { startProgress } from './progress';
import { hasBeenRepublished } from './publication';
import { endVisit, startVisit } from './visits';

/** What the visitor sees, and where they are. */
export interface Shown {
  page: Page;
  location: Location;
  /** How they came: by a link (`PUSH`, `REPLACE`), or back or forward in the history (`POP`). */
  type: NavigationType;
  /** Why the page asked for could not be loaded; it then has its title and address only. */
  failure?: { message: string; attempts: number };
}

/**
 * The state of the page: loaded, being loaded (the last one stays meanwhile) or
 * failed. It follows the address, whatever changed it: a link, back and forward,
 * a search result. An address that changes again cancels what was being loaded.
 *
 * @returns what is shown, and the function that tries a failed page again
 */
export function usePageLoad(): { shown: Shown; retry: () => void } {
  const location = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const { page: initial } = usePage();
  const { pages } = usePages();
  const [shown, setShown] = useState<Shown>(() => ({
    page: routeAt(location.pathname) ? initial : notFoundPage(initial),
    location,
    type,
  }));
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(shown);
  latest.current = shown;

  // Rspress would load the page as well, keep silent about a failure, and could
  // show a page that the visitor has left already; it does not when it is given one.
  useLayoutEffect(() => warmPageData(location.pathname, initial), [location.pathname, initial]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry changes nothing but `attempt`
  useEffect(() => {
    const { location: from, page, failure } = latest.current;
    const clean = withoutIndex(location.pathname);
    if (clean !== location.pathname) {
      navigate({ ...location, pathname: clean }, { replace: true });
      return;
    }
    if (from === location && !failure) {
      return;
    }
    if (clean === withoutIndex(from.pathname) && !failure) {
      setShown({ page, location, type });
      return;
    }

    let cancelled = false;
    const stopProgress = startProgress();
    const visit = startVisit(type);
    const show = (view: Pick<Shown, 'page' | 'failure'>) => {
      if (!cancelled) {
        setShown({ ...view, location, type });
      }
    };
    const fail = async (error: unknown) => {
      if ((await hasBeenRepublished(withBase(clean))) && !cancelled) {
        scrollTo(0, 0);
        window.location.reload();
        return;
      }
      const routePath = routeAt(clean)?.path ?? clean;
      const known = pages.find((candidate) => candidate.routePath === routePath);
      show({
        page: { ...page, ...known, routePath, pageType: 'doc', toc: [] },
        failure: {
          message: error instanceof Error ? error.message : String(error),
          attempts: failure && from === location ? failure.attempts + 1 : 1,
        },
      });
    };
    loadPage(clean)
      .then((loaded) => show({ page: loaded }), fail)
      .finally(() => {
        stopProgress();
        endVisit(visit);
      });
    return () => {
      cancelled = true;
      stopProgress();
      endVisit(visit);
    };
  }, [location, attempt]);

  return { shown, retry: useCallback(() => setAttempt((count) => count + 1), []) };
}
