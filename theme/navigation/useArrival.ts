import { useLocation, useNavigationType, usePage } from '@rspress/core/runtime';
import { useEffect, useRef } from 'react';
import { hashTarget, isAddressOf } from './address';

function focus(element: HTMLElement) {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
  }
  element.focus({ preventScroll: true });
}

/**
 * After a navigation within the site, moves the view and the focus to the hash
 * target if there is one, otherwise to the top and to the page's heading. Going
 * back or forward leaves the view to the browser, which remembers where it was.
 */
export function useArrival() {
  const { page } = usePage();
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const previous = useRef({ pathname, key });

  useEffect(() => {
    // The address changes first, the page's data a moment later.
    if (!isAddressOf(page.routePath, pathname)) {
      return;
    }
    const from = previous.current;
    previous.current = { pathname, key };
    if (from.key === key || type === 'POP') {
      return;
    }
    const target = document.getElementById(hashTarget(hash));
    if (target) {
      target.scrollIntoView();
      focus(target);
    } else if (!hash && from.pathname !== pathname) {
      scrollTo(0, 0);
      const heading = document.querySelector<HTMLElement>('main h1');
      if (heading) {
        focus(heading);
      }
    }
  }, [page, pathname, hash, key, type]);
}
