import {
  type Location,
  type NavigationType,
  useLocation,
  useNavigationType,
  usePage,
  warmPageData,
  withBase,
} from '@rspress/core/runtime';
import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { withoutIndex } from './address';
import { failedPage } from './failedPage';
import { loadPage, notFoundPage, type Page, routeAt } from './pages';
import { askForDocument, isAnotherPublication, runningScripts } from './publication';
import { startVisit } from './visits';

/** What the visitor sees, and where they are. */
export interface Shown {
  page: Page;
  location: Location;
  /** How they came: by a link (`PUSH`, `REPLACE`), or back or forward in the history (`POP`). */
  type: NavigationType;
  /** Why the page asked for could not be loaded; `page` then holds its title and address only. */
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
  const { page: initial } = usePage();
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
    const pathname = withoutIndex(location.pathname);
    if (!failure && pathname === withoutIndex(from.pathname)) {
      setShown((before) => (before.location === location ? before : { page, location, type }));
      return;
    }

    let isCancelled = false;
    const visit = startVisit(type);

    async function fail(error: unknown): Promise<Pick<Shown, 'page' | 'failure'> | undefined> {
      const answer = isCancelled ? undefined : await askForDocument(withBase(pathname));
      if (!isCancelled && isAnotherPublication(answer, runningScripts())) {
        scrollTo(0, 0);
        window.location.reload();
        return;
      }
      return {
        page: failedPage(routeAt(pathname)?.path ?? pathname, page, answer),
        failure: {
          message: error instanceof Error ? error.message : String(error),
          attempts: failure && from === location ? failure.attempts + 1 : 1,
        },
      };
    }

    loadPage(pathname)
      .then((loaded) => ({ page: loaded }), fail)
      .then((view) => {
        if (view && !isCancelled) {
          // So that the click that asked for it is seen at once.
          startTransition(() => setShown({ ...view, location, type }));
        }
      })
      .finally(visit.end);
    return () => {
      isCancelled = true;
      visit.end();
    };
  }, [location, attempt]);

  return { shown, retry: useCallback(() => setAttempt((count) => count + 1), []) };
}
