import { FILLED_EVENT } from '../../../shared/events';
import { STORAGE_KEYS } from '../../../shared/storageKeys';

/** Where the visitor left an entry of the history. */
export interface Place {
  /** The scroll position, in pixels. */
  topPx: number;
  /** The control that had the focus, or the link that was followed. */
  control?: ControlName | undefined;
}

/** Names a control of a page, so that it is found again after the page was inserted anew. */
interface ControlName {
  /** What tells the control from most others: its tag, and its address or text. */
  kind: string;
  /** The number of controls of the same kind that stand before it. */
  countBefore: number;
}

const CONTROL_SELECTOR = 'a, area, button, input, select, textarea, summary';

const getControlKind = (control: Element) =>
  `${control.tagName} ${control.getAttribute('href') ?? control.textContent}`;

const findControlsOfKind = (kind: string) =>
  [...document.querySelectorAll<HTMLElement>(CONTROL_SELECTOR)].filter(
    (control) => getControlKind(control) === kind,
  );

/** Returns the name of a control of the document; undefined for any other element. */
function nameControl(element: Element): ControlName | undefined {
  if (!element.isConnected || !element.matches(CONTROL_SELECTOR)) {
    return undefined;
  }
  const kind = getControlKind(element);
  return { kind, countBefore: findControlsOfKind(kind).indexOf(element as HTMLElement) };
}

/** Returns the lower edge of the navbar, in pixels from the top of the window. */
export const getNavbarBottom = (): number =>
  document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;

/** Returns whether a part of an element is in the window, below the navbar. */
export function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > Math.max(top, getNavbarBottom()) && top < innerHeight;
}

/**
 * Focuses the control of a place if it is in view. It may be out of view, because the window may
 * have another width now.
 *
 * @returns whether the control has the focus; it has not if it is missing, hidden or out of view
 */
export function focusControl({ control }: Place): boolean {
  const element = control && findControlsOfKind(control.kind)[control.countBefore];
  if (element && isInView(element)) {
    element.focus({ preventScroll: true });
  }
  return element !== undefined && element === document.activeElement;
}

/** The number of places that are kept. Who goes back further arrives at the top of the page. */
const MAX_PLACES = 50;

/** The places at which the visitor left the entries of the history, by the entries' keys. */
export const places = readPlaces();

function readPlaces(): Record<string, Place> {
  try {
    return { ...JSON.parse(sessionStorage.getItem(STORAGE_KEYS.places) ?? '{}') };
  } catch {
    // Storage is denied, or its content is not valid.
    return {};
  }
}

/**
 * Remembers where the visitor leaves an entry of the history.
 *
 * @param key the key of the entry
 * @param link the link that the visitor follows, if it is one of the page
 */
export function rememberPlace(key: string, link?: Element): void {
  // In Safari, a clicked link does not have the focus. A link of the search dialog is no longer in
  // the document.
  const element = link?.isConnected ? link : document.activeElement;
  // A key that is set again moves to the end, so that the first keys are the oldest.
  delete places[key];
  places[key] = { topPx: scrollY, control: element ? nameControl(element) : undefined };
  for (const oldKey of Object.keys(places).slice(0, -MAX_PLACES)) {
    delete places[oldKey];
  }
}

/** Writes the places into session storage, so that they survive a reload. */
export function storePlaces(): void {
  try {
    sessionStorage.setItem(STORAGE_KEYS.places, JSON.stringify(places));
  } catch {
    // Storage is denied or full. After a reload, these places are lost.
  }
}

/**
 * The place at which the visitor left the open page earlier. It is undefined for a new entry of the
 * history. It becomes undefined as soon as the visitor uses the page, so that the page does not
 * move then.
 */
let returnPlace: Place | undefined;

/**
 * Sets the place to which the page goes once it has its full length.
 *
 * @param place the place at which the visitor left the current entry of the history; undefined for
 *   a new entry
 */
export function setReturnPlace(place: Place | undefined): void {
  returnPlace = place;
}

// Before this event, the page may have been too short to scroll to the place, and its links may
// have been missing.
addEventListener(FILLED_EVENT, () => {
  if (returnPlace) {
    scrollTo(0, returnPlace.topPx);
    focusControl(returnPlace);
    returnPlace = undefined;
  }
});

for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
  addEventListener(type, () => setReturnPlace(undefined), { passive: true, capture: true });
}
