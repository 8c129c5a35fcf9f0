import { ANNOUNCER_ID } from '../../../shared/pageParts';

type Address = Pick<URL, 'href' | 'search' | 'hash'>;

export interface Navigation {
  from: Address;
  to: Address;
  /** A different page, or one that had failed before. */
  isNewPage: boolean;
  /** Back or forward in the history. */
  isReturn: boolean;
  /** The scroll position at which the visitor left this entry of the history, in pixels. */
  remembered?: number | undefined;
}

/**
 * Decides where the view goes after a navigation. Specification: to the hash target if there is
 * one, otherwise to the top.
 *
 * @returns `top`, in pixels, without which the view stays; then, with `jumps`, it goes on to the
 *   part that the hash names
 */
export function viewAfter({ from, to, isNewPage, isReturn, remembered }: Navigation): {
  top?: number;
  jumps: boolean;
} {
  if (isReturn && remembered !== undefined) {
    return { top: remembered, jumps: false };
  }
  const jumps = to.href.includes('#');
  // On the same page, neither a hash that names nothing nor another query scrolls.
  const stays = !isNewPage && (jumps || to.search !== from.search);
  return stays ? { jumps } : { top: 0, jumps };
}

/** True while the browser goes to a part of the page for us, for which it may send `popstate`. */
export let isJumping = false;

/**
 * Has the browser go to a part of the open page, whose address is already in the address bar. So a
 * part that is hidden opens, a text is found, and the focus and the order of Tab become those that
 * the browser's own links leave:
 * https://html.spec.whatwg.org/multipage/browsing-the-web.html#scrolling-to-a-fragment
 */
function jumpTo(hash: string) {
  const { state } = history;
  const dialog = document.querySelector('dialog[open]');
  const focused = document.activeElement;
  isJumping = true;
  location.replace(hash || '#');
  isJumping = false;
  // Firefox has removed the state.
  history.replaceState(state, '');
  if (dialog?.contains(focused)) {
    // The search was opened while the page was loading.
    (focused as HTMLElement).focus();
  }
}

/**
 * Screen readers read a heading that takes the focus. It takes it only here, and leaves no trace of
 * that.
 */
function focusHeading(heading: HTMLElement) {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.addEventListener('blur', () => {
    // When the window loses the focus, the heading keeps it within the page.
    if (document.activeElement !== heading) {
      heading.removeAttribute('tabindex');
    }
  });
}

/**
 * After a navigation, scrolls, moves the focus to the hash target or the heading, and announces the
 * heading to screen readers.
 */
export function moveView(navigation: Navigation): void {
  const { top, jumps } = viewAfter(navigation);
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
