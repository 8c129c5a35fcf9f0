import { STORAGE_KEYS } from '../../../shared/storageKeys';

/** The scroll position of each entry of the history when it was left, in pixels, by its key. */
export const scrollPositions = readPositions();

function readPositions(): Record<string, number> {
  try {
    return { ...JSON.parse(sessionStorage.getItem(STORAGE_KEYS.scrollPositions) ?? '{}') };
  } catch {
    // Storage is denied or holds nonsense.
    return {};
  }
}

/** Writes the positions into session storage, so that they survive a reload. */
export function storeScrollPositions(): void {
  try {
    sessionStorage.setItem(STORAGE_KEYS.scrollPositions, JSON.stringify(scrollPositions));
  } catch {
    // Denied or full: after a reload the positions of other pages are not known.
  }
}
