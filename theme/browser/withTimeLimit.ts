import { LOAD_LIMIT_MS } from '../../shared/loadLimit';

/**
 * Waits for something that comes over the network, for 30 seconds at most. plugins/site/bundles.ts
 * gives the same limit to imports.
 *
 * @param load makes the request; its signal, for `fetch`, is aborted when the time is over
 * @throws Error when the time is over, or whatever `load` throws
 */
export async function withTimeLimit<T>(load: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new Error(`No answer came within ${LOAD_LIMIT_MS / 1000} seconds.`);
      controller.abort(error);
      reject(error);
    }, LOAD_LIMIT_MS);
  });
  try {
    return await Promise.race([load(controller.signal), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
