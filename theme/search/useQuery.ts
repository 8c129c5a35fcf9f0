import { useLocation, useNavigate } from '@rspress/core/runtime';
import { useCallback, useEffect, useRef, useState } from 'react';

/** After this much without typing the address follows, in milliseconds: Safari allows 100 changes in 30 seconds. */
const ADDRESS_DELAY_MS = 300;

/**
 * The words looked for, kept in step with the `q` of the address, and the function
 * that changes them without adding to the history. Empty at first, like the static
 * page, so that hydration finds what it expects.
 */
export function useQuery(): [query: string, setQuery: (query: string) => void] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search).get('q') ?? '';
  const [query, setQuery] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** The last query that went into the address from here: what comes back is not news. */
  const written = useRef<string>(undefined);

  useEffect(() => {
    if (asked !== written.current) {
      clearTimeout(timer.current);
      setQuery(asked);
    }
    written.current = undefined;
  }, [asked]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const type = useCallback(
    (typed: string) => {
      setQuery(typed);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        written.current = typed;
        const params = typed && `?${new URLSearchParams({ q: typed })}`;
        navigate(`${pathname}${params}`, { replace: true });
      }, ADDRESS_DELAY_MS);
    },
    [navigate, pathname],
  );
  return [query, type];
}
