import type { NavigationType } from '@rspress/core/runtime';

/** A page that is being loaded because the address changed. */
interface Visit {
  type: NavigationType;
}

let current: Visit | undefined;

export function startVisit(type: NavigationType): Visit {
  current = { type };
  return current;
}

export function endVisit(visit: Visit): void {
  if (current === visit) {
    current = undefined;
  }
}

/**
 * Whether a link was followed to a page that is still being loaded. Its entry in
 * the history is then to be replaced by the next one: the visitor never saw it.
 */
export function isFollowingLink(): boolean {
  return current !== undefined && current.type !== 'POP';
}
