import { useCallback, useEffect, useRef, useState } from 'react';
import { PAGE_EVENT } from '../../shared/events';

/** After this much without typing the address follows, in milliseconds: Safari allows 100 changes in 30 seconds. */
const ADDRESS_DELAY_MS = 300;

const queryOfAddress = () => new URLSearchParams(location.search).get('q') ?? '';

/**
 * The words looked for, kept in step with the `q` of the address, and the function that
 * changes them without adding to the history.
 */
export function useQuery(): [query: string, setQuery: (query: string) => void] {
  const [query, setQuery] = useState(queryOfAddress);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const follow = () => {
      clearTimeout(timer.current);
      setQuery(queryOfAddress());
    };
    addEventListener(PAGE_EVENT, follow);
    return () => {
      clearTimeout(timer.current);
      removeEventListener(PAGE_EVENT, follow);
    };
  }, []);

  const type = useCallback((typed: string) => {
    const { pathname } = location;
    setQuery(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const params = typed && `?${new URLSearchParams({ q: typed })}`;
      // Unless a link has been followed meanwhile.
      if (location.pathname === pathname) {
        history.replaceState(history.state, '', pathname + params);
      }
    }, ADDRESS_DELAY_MS);
  }, []);
  return [query, type];
}
