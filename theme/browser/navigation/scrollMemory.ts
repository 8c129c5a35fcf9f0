import { STORAGE_KEYS } from '../../../shared/storageKeys';

/** Pixels from the top of the page at which each entry of the history was left, by its key. */
const positions = readPositions();

function readPositions(): Map<string, unknown> {
  try {
    return new Map(Object.entries(JSON.parse(sessionStorage.getItem(STORAGE_KEYS.scrollPositions) ?? '{}')));
  } catch {
    // Storage is denied or holds nonsense.
    return new Map();
  }
}

/** Keeps the scroll position of now for this entry of the history. */
export function rememberScroll(key: string): void {
  positions.set(key, scrollY);
}

/** The scroll position at which this entry of the history was left, in pixels; undefined when it is not known. */
export function rememberedScroll(key: string): number | undefined {
  const top = positions.get(key);
  return typeof top === 'number' ? top : undefined;
}

/** Writes the positions into session storage, for the document that a reload brings. */
export function storeScrollMemory(): void {
  try {
    sessionStorage.setItem(STORAGE_KEYS.scrollPositions, JSON.stringify(Object.fromEntries(positions)));
  } catch {
    // Denied or full: after a reload the positions of other pages are not known.
  }
}
