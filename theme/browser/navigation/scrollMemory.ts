import { STORAGE_KEYS } from '../../../shared/storageKeys';

/** Where each entry of the history was left: its key, and pixels from the top of the page. */
let positions: Map<string, unknown> | undefined;

function all(): Map<string, unknown> {
  if (!positions) {
    try {
      positions = new Map(
        Object.entries(JSON.parse(sessionStorage.getItem(STORAGE_KEYS.scrollPositions) ?? '{}')),
      );
    } catch {
      // Storage is denied or holds nonsense.
      positions = new Map();
    }
  }
  return positions;
}

/** Stores the scroll position of now for this entry of the history. */
export function rememberScroll(key: string): void {
  all().set(key, scrollY);
}

/** Where this entry of the history was left, in pixels; undefined when it is not known. */
export function rememberedScroll(key: string): number | undefined {
  const top = all().get(key);
  return typeof top === 'number' ? top : undefined;
}

/** Writes the positions into session storage, for the document that a reload brings. */
export function storeScrollMemory(): void {
  try {
    sessionStorage.setItem(STORAGE_KEYS.scrollPositions, JSON.stringify(Object.fromEntries(all())));
  } catch {
    // Denied or full: after a reload the positions of other pages are not known.
  }
}
