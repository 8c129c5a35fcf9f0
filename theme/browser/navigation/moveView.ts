import { ANNOUNCER_ID } from '../../../shared/pageParts';

type UrlParts = Pick<URL, 'href' | 'search' | 'hash'>;

export interface Navigation {
  from: UrlParts;
  to: UrlParts;
  /** True for a different page, or for the same page if it had failed before. */
  isNewPage: boolean;
  /** True if the visitor goes back or forward in the history. */
  isReturn: boolean;
  /** The scroll position at which the visitor left this entry of the history, in pixels. */
  rememberedTopPx?: number | undefined;
}

/**
 * Decides where the view goes after a navigation: to the part that the hash names if there is one,
 * otherwise to the top. Back and forward go to the scroll position at which the visitor left the
 * page.
 *
 * @returns `top` is the scroll position, in pixels; without it, the page is not scrolled. If
 *   `jumps` is true, the view then goes on to the part that the hash names.
 */
export function decideView({ from, to, isNewPage, isReturn, rememberedTopPx }: Navigation): {
  top?: number;
  jumps: boolean;
} {
  if (isReturn && rememberedTopPx !== undefined) {
    return { top: rememberedTopPx, jumps: false };
  }
  const jumps = to.href.includes('#');
  // On the same page, another query does not scroll. With a hash, only the jump scrolls, so that a
  // hash that names nothing does not move the view.
  const keepsPosition = !isNewPage && (jumps || to.search !== from.search);
  return keepsPosition ? { jumps } : { top: 0, jumps };
}

/**
 * True while `jumpTo` makes the browser go to a part of the page. The browser may send a `popstate`
 * event meanwhile, which the navigation has to ignore.
 */
export let isJumping = false;

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
  isJumping = true;
  location.replace(hash || '#');
  isJumping = false;
  // In Firefox, `location.replace` has removed the state of the history entry.
  history.replaceState(state, '');
  if (dialog?.contains(focusedElement)) {
    // The visitor has opened the search while the page was loading, and the jump has taken the
    // focus from it.
    (focusedElement as HTMLElement).focus();
  }
}

/**
 * Moves the focus to a heading, because screen readers then read the heading. Once the heading has
 * lost the focus, it is no longer focusable.
 */
function focusHeading(heading: HTMLElement) {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.addEventListener('blur', () => {
    // If only the window has lost the focus, the heading is still the active element of the page.
    if (document.activeElement !== heading) {
      heading.removeAttribute('tabindex');
    }
  });
}

/**
 * Scrolls the page after a navigation, moves the focus to the hash target or the heading, and
 * announces the heading to screen readers.
 */
export function moveView(navigation: Navigation): void {
  const { top, jumps } = decideView(navigation);
  if (top !== undefined) {
    scrollTo(0, top);
  }
  if (jumps) {
    jumpTo(navigation.to.hash);
  }
  const heading = navigation.isNewPage ? document.querySelector<HTMLElement>('main h1') : null;
  if (heading) {
    const announcer = document.getElementById(ANNOUNCER_ID) as HTMLElement;
    announcer.lang = heading.closest<HTMLElement>('[lang]')?.lang ?? '';
    announcer.replaceChildren(heading.textContent ?? '');
    if (!jumps || !document.querySelector(':target')) {
      focusHeading(heading);
    }
  }
}
