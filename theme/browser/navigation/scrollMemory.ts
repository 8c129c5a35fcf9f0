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
    // Storage is denied or full. After a reload, these positions are lost.
  }
}

/**
 * The scroll position at which the visitor left the open page earlier, in pixels. It is undefined
 * for a new entry of the history. It becomes undefined as soon as the visitor uses the page, so
 * that the page does not move then.
 */
let returnPositionPx: number | undefined;

/**
 * Sets the position to which the page scrolls once it has its full length.
 *
 * @param topPx the position at which the visitor left the current entry of the history, in pixels;
 *   undefined for a new entry
 */
export function setReturnPosition(topPx: number | undefined): void {
  returnPositionPx = topPx;
}

// Before this event, the page may have been too short to scroll to `returnPositionPx`.
addEventListener(FILLED_EVENT, () => {
  if (returnPositionPx !== undefined) {
    scrollTo(0, returnPositionPx);
    returnPositionPx = undefined;
  }
});

for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
  addEventListener(type, () => setReturnPosition(undefined), { passive: true, capture: true });
}
