import { STORAGE_KEYS } from '../../../shared/storageKeys';

/** Pixels from the top of the page at which each entry of the history was left, by its key. */
const positions = readPositions();

function readPositions(): Record<string, number> {
  try {
    return { ...JSON.parse(sessionStorage.getItem(STORAGE_KEYS.scrollPositions) ?? '{}') };
  } catch {
    // Storage is denied or holds nonsense.
    return {};
  }
}

/** Keeps the scroll position of now for this entry of the history. */
export function rememberScroll(key: string): void {
  positions[key] = scrollY;
}

export const rememberedScroll = (key: string): number | undefined => positions[key];

/** Writes the positions into session storage, for the document that a reload brings. */
export function storeScrollMemory(): void {
  try {
    sessionStorage.setItem(STORAGE_KEYS.scrollPositions, JSON.stringify(positions));
  } catch {
    // Denied or full: after a reload the positions of other pages are not known.
  }
}
