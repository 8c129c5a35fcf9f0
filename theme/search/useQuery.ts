import { useEffect, useState } from 'react';
import { PAGE_EVENT } from '../../shared/events';

const queryOfAddress = () => new URLSearchParams(location.search).get('q') ?? '';

/** The query, in step with `q` in the address, and the function that changes both without a new entry in the history. */
export function useQuery(): [query: string, setQuery: (query: string) => void] {
  const [query, setQuery] = useState(queryOfAddress);

  useEffect(() => {
    const follow = () => setQuery(queryOfAddress());
    addEventListener(PAGE_EVENT, follow);
    return () => removeEventListener(PAGE_EVENT, follow);
  }, []);

  const type = (typed: string) => {
    setQuery(typed);
    const params = typed && `?${new URLSearchParams({ q: typed })}`;
    try {
      history.replaceState(history.state, '', location.pathname + params);
    } catch {
      // Safari allows 100 changes in 30 seconds: the address follows with a later letter.
    }
  };
  return [query, type];
}
