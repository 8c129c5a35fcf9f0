/** Name in session storage. */
const STORAGE_KEY = 'scroll-positions';

/** Where each entry of the history was left: its key, and pixels from the top of the page. */
let positions: Record<string, number> | undefined;

function all(): Record<string, number> {
  if (!positions) {
    try {
      positions = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, number>;
    } catch {
      // Storage is denied or holds nonsense.
      positions = {};
    }
  }
  return positions;
}

/** Remembers where the view is now as the place of this entry of the history. */
export function rememberScroll(key: string): void {
  all()[key] = scrollY;
}

/** Where this entry of the history was left, in pixels; undefined when it is not known. */
export function rememberedScroll(key: string): number | undefined {
  const top = all()[key];
  return typeof top === 'number' ? top : undefined;
}

/** Keeps what is remembered for the document that a reload brings. */
export function storeScrollMemory(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(all()));
  } catch {
    // Then a reload forgets the places of other pages.
  }
}
