import { type Navigation, scrollTargetAfter } from './scrollTarget';

function focus(element: HTMLElement) {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
  }
  element.focus({ preventScroll: true });
}

/**
 * After a navigation, moves the view to where it belongs, and the focus to the hash target
 * or to the heading of the new page.
 */
export function moveView(navigation: Navigation): void {
  const { target, top } = scrollTargetAfter(navigation);
  const element = target === undefined ? null : document.getElementById(target);
  if (element) {
    element.scrollIntoView();
    focus(element);
    return;
  }
  if (top !== undefined) {
    scrollTo(0, top);
  }
  const heading = document.querySelector<HTMLElement>('main h1');
  if (navigation.isNewPage && heading) {
    focus(heading);
  }
}
