/** Name in session storage. */
const STORAGE_KEY = 'scroll-positions';

/** Where each entry of the history was left: its key, and pixels from the top of the page. */
let positions: Map<string, unknown> | undefined;

function all(): Map<string, unknown> {
  if (!positions) {
    try {
      positions = new Map(Object.entries(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}')));
    } catch {
      // Storage is denied or holds nonsense.
      positions = new Map();
    }
  }
  return positions;
}

/** Remembers where the view is now as the place of this entry of the history. */
export function rememberScroll(key: string): void {
  all().set(key, scrollY);
}

/** Where this entry of the history was left, in pixels; undefined when it is not known. */
export function rememberedScroll(key: string): number | undefined {
  const top = all().get(key);
  return typeof top === 'number' ? top : undefined;
}

/** Keeps what is remembered for the document that a reload brings. */
export function storeScrollMemory(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(all())));
  } catch {
    // Then a reload forgets the places of other pages.
  }
}
