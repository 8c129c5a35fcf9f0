import { hashTarget } from '../../../shared/address';
import { ANNOUNCER_ID } from '../../../shared/pageParts';

type Address = Pick<URL, 'search' | 'hash'>;

export interface Navigation {
  from: Address;
  to: Address;
  /** A different page, or one that had failed before. */
  isNewPage: boolean;
  /** Back or forward in the history. */
  isReturn: boolean;
  /** Where the view was when this entry of the history was left, in pixels. */
  remembered?: number | undefined;
}

/**
 * Where the view goes after a navigation. Specification: to the hash target if there is one, otherwise to the top.
 *
 * @returns `target`: the id of the element to show, if it exists; else `top`, in pixels; neither: the view stays
 */
export function scrollTargetAfter({ from, to, isNewPage, isReturn, remembered }: Navigation): {
  target?: string;
  top?: number;
} {
  if (isReturn && remembered !== undefined) {
    return { top: remembered };
  }
  const target = hashTarget(to.hash) || undefined;
  if (isNewPage) {
    return { target, top: 0 };
  }
  // On the same page, neither an unknown hash nor another query scrolls, and the browser scrolls on back and forward.
  const stays = isReturn || to.hash !== '' || to.search !== from.search;
  return stays ? { target } : { top: 0 };
}

/** After a navigation, scrolls, focuses the hash target or the heading, and announces the heading to screen readers. */
export function moveView(navigation: Navigation): void {
  const { target, top } = scrollTargetAfter(navigation);
  const element = target === undefined ? null : document.getElementById(target);
  const heading = navigation.isNewPage ? document.querySelector<HTMLElement>('main h1') : null;
  if (heading) {
    document.getElementById(ANNOUNCER_ID)?.replaceChildren(heading.textContent ?? '');
  }
  if (element) {
    element.scrollIntoView();
  } else if (top !== undefined) {
    scrollTo(0, top);
  }
  const focused = element ?? heading;
  // A link that is a target, as that to a footnote, stays one that Tab reaches.
  if (focused && focused.tabIndex < 0) {
    focused.tabIndex = -1;
  }
  focused?.focus({ preventScroll: true });
}
