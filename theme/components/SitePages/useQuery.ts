import { useSearchParams } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';

/**
 * The `q` of the address and the function that changes it without adding to the
 * history. Empty at first, like the static page, so that hydration finds what it expects.
 */
export function useQuery(): [string, (query: string) => void] {
  const [params, setParams] = useSearchParams();
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);

  return [
    ready ? (params.get('q') ?? '') : '',
    (query) => setParams(query ? { q: query } : {}, { replace: true, preventScrollReset: true }),
  ];
}
