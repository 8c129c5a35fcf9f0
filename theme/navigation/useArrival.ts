import { useEffect, useRef } from 'react';
import { viewAfter } from './arrival';
import { rememberedScroll } from './scrollMemory';
import type { Shown } from './usePageLoad';

function focus(element: HTMLElement) {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
  }
  element.focus({ preventScroll: true });
}

/**
 * After a navigation, moves the view to where it belongs and the focus to the hash
 * target or to the heading of the new page.
 */
export function useArrival(shown: Shown): void {
  const previous = useRef(shown);

  useEffect(() => {
    const from = previous.current;
    const failedAgain = from.failure && shown.failure && from.location === shown.location;
    previous.current = shown;
    if (from === shown || failedAgain) {
      return;
    }
    const isNewPage = from.page !== shown.page;
    const isReturn = shown.type === 'POP';
    const view = viewAfter({
      from: from.location,
      to: shown.location,
      isNewPage,
      isReturn,
      // An entry without state was made by the browser: the visitor edited the hash.
      remembered: history.state ? rememberedScroll(shown.location.key) : undefined,
    });
    const target = view.target === undefined ? null : document.getElementById(view.target);
    if (target) {
      target.scrollIntoView();
      focus(target);
      return;
    }
    if (view.top !== undefined) {
      scrollTo(0, view.top);
    }
    const heading = document.querySelector<HTMLElement>('main h1');
    if (isNewPage && heading) {
      focus(heading);
    }
  }, [shown]);
}
