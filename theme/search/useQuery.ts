import { useCallback, useEffect, useRef, useState } from 'react';
import { PAGE_EVENT } from '../../shared/events';

/** After this much without typing the address follows, in milliseconds: Safari allows 100 changes in 30 seconds. */
const ADDRESS_DELAY_MS = 300;

const queryOfAddress = () => new URLSearchParams(location.search).get('q') ?? '';

/** The words looked for, in step with the `q` of the address, and the function that changes both, outside of the history. */
export function useQuery(): [query: string, setQuery: (query: string) => void] {
  const [query, setQuery] = useState(queryOfAddress);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The query of the address when it was last looked at; what is typed may be ahead of it. */
  const inAddress = useRef(queryOfAddress());
  const [pathname] = useState(() => location.pathname);

  useEffect(() => {
    const follow = () => {
      const asked = queryOfAddress();
      if (asked !== inAddress.current && location.pathname === pathname) {
        inAddress.current = asked;
        clearTimeout(timer.current);
        setQuery(asked);
      }
    };
    addEventListener(PAGE_EVENT, follow);
    return () => {
      clearTimeout(timer.current);
      removeEventListener(PAGE_EVENT, follow);
    };
  }, [pathname]);

  const type = useCallback(
    (typed: string) => {
      setQuery(typed);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        // Unless a link has been followed meanwhile.
        if (location.pathname === pathname) {
          const params = typed && `?${new URLSearchParams({ q: typed })}`;
          inAddress.current = typed;
          history.replaceState(history.state, '', pathname + params);
        }
      }, ADDRESS_DELAY_MS);
    },
    [pathname],
  );
  return [query, type];
}
