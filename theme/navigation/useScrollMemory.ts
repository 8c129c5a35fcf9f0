import { useLocation } from '@rspress/core/runtime';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { rememberScroll, storeScrollMemory } from './scrollMemory';
import type { Shown } from './usePageLoad';

/**
 * Remembers where each entry of the history was left. The browser would move the
 * view as soon as the visitor goes back, when the page may still be on its way;
 * it keeps doing so for whole documents.
 */
export function useScrollMemory(shown: Shown): void {
  const { key } = useLocation();
  const shownKey = useRef(shown.location.key);
  shownKey.current = shown.location.key;

  useLayoutEffect(
    () => () => {
      // A page that was left before it was there has no place to remember.
      if (shownKey.current === key) {
        rememberScroll(key);
      }
    },
    [key],
  );

  useEffect(() => {
    const takeOver = () => {
      history.scrollRestoration = 'manual';
    };
    const handOver = () => {
      history.scrollRestoration = 'auto';
      rememberScroll(shownKey.current);
      storeScrollMemory();
    };
    takeOver();
    addEventListener('pageshow', takeOver);
    addEventListener('pagehide', handOver);
    return () => {
      removeEventListener('pageshow', takeOver);
      removeEventListener('pagehide', handOver);
    };
  }, []);
}
