import { useEffect, useState } from 'react';
import { PAGE_EVENT } from '../../shared/events';
import { PAGES_AT_A_TIME } from './client';
import { changeEntry } from './historyEntry';

const queryOfAddress = () => new URLSearchParams(location.search).get('q') ?? '';

/**
 * Returns the query, which is the same as `q` in the address, and the function that changes both.
 * The function adds no entry to the history.
 */
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
    changeEntry(PAGES_AT_A_TIME, location.pathname + params);
  };
  return [query, type];
}
