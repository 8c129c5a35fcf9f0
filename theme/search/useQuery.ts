import { useEffect, useState } from 'react';
import { PAGE_EVENT } from '../../shared/events';
import { PAGES_AT_A_TIME } from './client';
import { changeHistoryEntry } from './historyEntry';

const readQuery = () => new URLSearchParams(location.search).get('q') ?? '';

/**
 * Returns the query, which is the same as `q` in the address, and the function that changes both.
 * The function adds no entry to the history.
 */
export function useQuery(): [query: string, setQuery: (query: string) => void] {
  const [query, setQuery] = useState(readQuery);

  useEffect(() => {
    const updateQuery = () => setQuery(readQuery());
    addEventListener(PAGE_EVENT, updateQuery);
    return () => removeEventListener(PAGE_EVENT, updateQuery);
  }, []);

  const changeQuery = (typedText: string) => {
    setQuery(typedText);
    const queryString = typedText && `?${new URLSearchParams({ q: typedText })}`;
    changeHistoryEntry(PAGES_AT_A_TIME, location.pathname + queryString);
  };
  return [query, changeQuery];
}
