import { ANNOUNCER_ID } from '../../../shared/pageParts';
import { focusControl, getNavbarBottom, isInView, type Place } from './placeMemory';

type UrlParts = Pick<URL, 'href' | 'search' | 'hash'>;

interface Navigation {
  from: UrlParts;
  to: UrlParts;
  /** True for a different page, or for the same page if it had failed before. */
  isNewPage: boolean;
  /** True if the visitor goes back or forward in the history. */
  isReturn: boolean;
  /** The place at which the visitor left this entry of the history. */
  place?: Place | undefined;
}

/**
 * Decides where the view goes after a navigation: to the part that the hash names if there is one,
 * nowhere if only the query is new, otherwise to the top. Back and forward go to the scroll
 * position at which the visitor left the page.
 *
 * @returns `top` is the scroll position, in pixels; without it, the page is not scrolled. If
 *   `jumps` is true, the view then goes on to the part that the hash names.
 */
export function decideView({ from, to, isNewPage, isReturn, place }: Navigation): {
  top?: number;
  jumps: boolean;
} {
  if (isReturn && place) {
    return { top: place.topPx, jumps: false };
  }
  const jumps = to.href.includes('#');
  // On the same page, another query does not scroll. With a hash, only the jump scrolls, so that a
  // hash that names nothing does not move the view.
  const keepsPosition = !isNewPage && (jumps || to.search !== from.search);
  return keepsPosition ? { jumps } : { top: 0, jumps };
}

/**
 * True while this file makes the browser go to a part of the page. The navigation has to ignore a
 * `popstate` event that the browser sends meanwhile.
 */
export let isMovedByUs = false;

/**
 * Makes the browser go to a part of the open page. The address bar already has the address of the
 * part. The browser does the same as for its own links: it opens a hidden part, finds the text of a
 * text fragment, and sets the place from which Tab goes on:
 * https://html.spec.whatwg.org/multipage/browsing-the-web.html#scrolling-to-a-fragment
 */
function jumpTo(hash: string) {
  const { state } = history;
  const dialog = document.querySelector('dialog[open]');
  const focusedElement = document.activeElement;
  isMovedByUs = true;
  location.replace(hash || '#');
  isMovedByUs = false;
  // In Firefox, `location.replace` has removed the state of the history entry.
  history.replaceState(state, '');
  if (dialog?.contains(focusedElement)) {
    // The visitor has opened the search while the page was loading, and the jump has taken the
    // focus from it.
    (focusedElement as HTMLElement).focus();
  }
}

/** The parts of a text to which the focus can go after a return. */
const TEXT_PARTS = 'h1, h2, h3, h4, p, li, tr, pre';

/**
 * Moves the focus to a part of the text, because screen readers then read that part, and Tab goes
 * on from there. Once the part has lost the focus, it is no longer focusable.
 */
function focusText(part: HTMLElement) {
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
  part.addEventListener('blur', () => {
    // If only the window has lost the focus, the part is still the active element of the page.
    if (document.activeElement !== part) {
      part.removeAttribute('tabindex');
    }
  });
}

/**
 * Moves the focus to where the visitor left the page, so that the eye and the focus are at the same
 * place: to the same control if it is in view, or else to the first part of the text that begins in
 * view.
 *
 * @param heading the heading of the page, which comes before the other parts
 */
function restoreFocus(heading: HTMLElement, place: Place | undefined) {
  if (place && focusControl(place)) {
    return;
  }
  const navbarBottom = getNavbarBottom();
  // The footer counts, too, because it may fill the window of a phone at the end of a page.
  const seenParts = [
    heading,
    ...document.querySelectorAll<HTMLElement>(`:is(main, footer) :is(${TEXT_PARTS})`),
  ].filter(isInView);
  const firstWholePart = seenParts.find((part) => part.getBoundingClientRect().top >= navbarBottom);
  focusText(firstWholePart ?? seenParts[0] ?? heading);
}

/** Announces a page to screen readers by its heading. */
function announce(heading: HTMLElement) {
  const announcer = document.getElementById(ANNOUNCER_ID) as HTMLElement;
  announcer.lang = heading.closest<HTMLElement>('[lang]')?.lang ?? '';
  announcer.replaceChildren(heading.textContent ?? '');
}

/**
 * Scrolls the page after a navigation, moves the focus, and announces a new page to screen readers.
 * The focus goes to the hash target or the heading; after a return, to where it was.
 */
export function moveView(navigation: Navigation): void {
  const { isNewPage, isReturn, place } = navigation;
  const { top, jumps } = decideView(navigation);
  if (top !== undefined) {
    scrollTo(0, top);
  }
  if (jumps) {
    jumpTo(navigation.to.hash);
  }
  // A link to the top of the open page acts like a link to a new page. Otherwise the focus would
  // stay on the link, out of view.
  const goesToTop = top === 0 && !isReturn;
  const heading = isNewPage || goesToTop ? document.querySelector<HTMLElement>('main h1') : null;
  if (heading) {
    announce(heading);
  }
  if (jumps && document.querySelector(':target')) {
    return;
  }
  if (heading && isReturn) {
    restoreFocus(heading, place);
  } else if (heading) {
    focusText(heading);
  } else if (isReturn && place) {
    focusControl(place);
  }
}
