import { PAGES_AT_A_TIME } from './client';

/**
 * Returns the number of results that the current entry of the history shows: as many as there were
 * when the visitor left it.
 */
export const shownResults = (): number => history.state?.shownResults ?? PAGES_AT_A_TIME;

/**
 * Changes how many results the current entry of the history shows, and its address if one is given.
 */
export function changeEntry(results: number, address?: string): void {
  try {
    history.replaceState({ ...history.state, shownResults: results }, '', address);
  } catch {
    // Safari allows 100 changes in 30 seconds. A later letter will change the entry.
  }
}
