import { PAGES_AT_A_TIME } from './client';

/** Returns how many results this entry of the history shows: as many as when it was left. */
export const getShownResultCount = (): number => history.state?.shownResults ?? PAGES_AT_A_TIME;

/** Changes how many results this entry of the history shows, and its address if one is given. */
export function changeHistoryEntry(resultCount: number, address?: string): void {
  try {
    history.replaceState({ ...history.state, shownResults: resultCount }, '', address);
  } catch {
    // Safari allows only 100 changes in 30 seconds. A letter typed later will change the entry.
  }
}
