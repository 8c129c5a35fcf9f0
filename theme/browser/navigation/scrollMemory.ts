import { STORAGE_KEYS } from '../../../shared/storageKeys';

/** The scroll position of each entry of the history when it was left, in pixels, by its key. */
const positions = readPositions();

function readPositions(): Record<string, number> {
  try {
    return { ...JSON.parse(sessionStorage.getItem(STORAGE_KEYS.scrollPositions) ?? '{}') };
  } catch {
    // Storage is denied or holds nonsense.
    return {};
  }
}

/** Keeps the current scroll position for an entry of the history. */
export function rememberScroll(key: string): void {
  positions[key] = scrollY;
}

export const rememberedScroll = (key: string): number | undefined => positions[key];

/** Writes the positions into session storage, so that they survive a reload. */
export function storeScrollMemory(): void {
  try {
    sessionStorage.setItem(STORAGE_KEYS.scrollPositions, JSON.stringify(positions));
  } catch {
    // Denied or full: after a reload the positions of other pages are not known.
  }
}
