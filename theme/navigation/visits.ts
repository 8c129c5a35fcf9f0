import type { NavigationType } from '@rspress/core/runtime';
import { startProgress } from './progress';

/** The loading of a page because the address changed. */
export interface Visit {
  /** The page is there, has failed or is no longer wanted. */
  end(): void;
}

let current: { type: NavigationType } | undefined;

/** @param type how the visitor asked for the page: by a link (`PUSH`, `REPLACE`), or back or forward (`POP`) */
export function startVisit(type: NavigationType): Visit {
  const visit = { type };
  const stopProgress = startProgress();
  current = visit;
  return {
    end() {
      stopProgress();
      if (current === visit) {
        current = undefined;
      }
    },
  };
}

/**
 * Whether a link was followed to a page that is still being loaded. Its entry in
 * the history is then to be replaced by the next one: the visitor never saw it.
 */
export function isFollowingLink(): boolean {
  return current !== undefined && current.type !== 'POP';
}
