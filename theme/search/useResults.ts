import { useEffect, useState } from 'react';
import type { SearchAnswer } from './client';

/** The state of a search: no query, no answer yet, an answer, or a failure. */
export type SearchState =
  | { status: 'idle' }
  | { status: 'loading' }
  | ({ status: 'done'; query: string } & SearchAnswer)
  | { status: 'failed'; message: string };

/**
 * Searches whenever the query or the version changes. The first query loads the engine.
 *
 * @param version a version of the documentation; empty for all versions
 */
export function useResults(
  query: string,
  version: string,
): { state: SearchState; retry: () => void } {
  const [state, setState] = useState<SearchState>({ status: 'idle' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry changes nothing but `attempt`
  useEffect(() => {
    if (query.trim() === '') {
      setState({ status: 'idle' });
      return;
    }
    let isCancelled = false;
    const showIfCurrent = (nextState: SearchState) => !isCancelled && setState(nextState);
    // The last results stay until the next ones arrive.
    setState((previousState) =>
      previousState.status === 'done' ? previousState : { status: 'loading' },
    );
    import('./engine')
      .then(({ search }) => search(query, version))
      .then(
        (answer) => showIfCurrent({ status: 'done', query, ...answer }),
        (error: Error) => showIfCurrent({ status: 'failed', message: error.message }),
      );
    return () => {
      isCancelled = true;
    };
  }, [query, version, attempt]);

  return { state, retry: () => setAttempt((count) => count + 1) };
}
