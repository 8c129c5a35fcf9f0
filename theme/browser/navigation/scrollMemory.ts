import { FILLED_EVENT } from '../../../shared/events';
import { STORAGE_KEYS } from '../../../shared/storageKeys';

/**
 * The scroll position at which the visitor left each entry of the history, in pixels, by the
 * entry's key.
 */
export const scrollPositions = readPositions();

function readPositions(): Record<string, number> {
  try {
    return { ...JSON.parse(sessionStorage.getItem(STORAGE_KEYS.scrollPositions) ?? '{}') };
  } catch {
    // Storage is denied, or its content is not valid.
    return {};
  }
}

/** Writes the positions into session storage, so that they survive a reload. */
export function storeScrollPositions(): void {
  try {
    sessionStorage.setItem(STORAGE_KEYS.scrollPositions, JSON.stringify(scrollPositions));
  } catch {
    // Storage is denied or full. After a reload, the positions of other pages are not known.
  }
}

/**
 * The scroll position at which the visitor left the open page, in pixels. It is set while the
 * visitor has come back and has not used the page since.
 */
let leftAt: number | undefined;

/**
 * Remembers at which position the visitor left the current entry of the history; undefined for a
 * new entry.
 */
export function awaitReturn(top: number | undefined): void {
  leftAt = top;
}

// Before this event, the page may have been too short to scroll there.
addEventListener(FILLED_EVENT, () => {
  if (leftAt !== undefined) {
    scrollTo(0, leftAt);
    leftAt = undefined;
  }
});

for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
  addEventListener(type, () => awaitReturn(undefined), { passive: true, capture: true });
}
