import { hashTarget } from '../../../shared/address';
import { ANNOUNCER_ID } from '../../../shared/pageParts';

interface Address {
  search: string;
  hash: string;
}

export interface Navigation {
  from: Address;
  to: Address;
  /** Another page than before, or one that had failed. */
  isNewPage: boolean;
  /** Back or forward in the history. */
  isReturn: boolean;
  /** Where the view was when this entry of the history was left, in pixels. */
  remembered?: number;
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
  // The same page again: a hash that names nothing moves nothing, nor does another
  // query. Back and forward within the page are moved by the browser.
  const stays = isReturn || to.hash !== '' || to.search !== from.search;
  return stays ? { target } : { top: 0 };
}

/** After a navigation, moves the view, and the focus to the hash target or the heading, which screen readers are told. */
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
  if (focused && !focused.hasAttribute('tabindex')) {
    focused.tabIndex = -1;
  }
  focused?.focus({ preventScroll: true });
}
