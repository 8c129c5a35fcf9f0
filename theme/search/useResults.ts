import { useCallback, useEffect, useState } from 'react';
import type { Answer } from './client';

/** What is known of a search: nothing was asked, the engine is on its way, it answered, or it cannot be had. */
export type SearchState =
  | { status: 'idle' }
  | { status: 'loading' }
  | ({ status: 'done'; query: string } & Answer)
  | { status: 'failed'; message: string };

/** Searches as the query changes, in a version or in all. The engine is fetched with the first query. */
export function useResults(query: string, version: string): { state: SearchState; retry: () => void } {
  const [state, setState] = useState<SearchState>({ status: 'idle' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry changes nothing but `attempt`
  useEffect(() => {
    if (query.trim() === '') {
      setState({ status: 'idle' });
      return;
    }
    let isCancelled = false;
    const show = (next: SearchState) => !isCancelled && setState(next);
    // The last results stay while the next ones are looked for.
    setState((before) => (before.status === 'done' ? before : { status: 'loading' }));
    import('./engine')
      .then(({ search }) => search(query, version))
      .then(
        (answer) => show({ status: 'done', query, ...answer }),
        (error: Error) => show({ status: 'failed', message: error.message }),
      );
    return () => {
      isCancelled = true;
    };
  }, [query, version, attempt]);

  return { state, retry: useCallback(() => setAttempt((count) => count + 1), []) };
}
