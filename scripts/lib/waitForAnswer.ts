import { setTimeout as wait } from 'node:timers/promises';

const INTERVAL_MS = 100;
/** A container's port may accept connections before nginx runs, and then never answer them. */
const REQUEST_TIMEOUT_MS = 2000;

/**
 * Requests an address again and again until there is an answer, with whatever status.
 *
 * @param ended resolves when the server has stopped
 * @returns false when the server stopped before it answered
 */
export async function waitForAnswer(url: string, ended: Promise<void>): Promise<boolean> {
  let hasEnded = false;
  const end = ended.then(() => {
    hasEnded = true;
  });
  while (!hasEnded) {
    try {
      const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
      const answer = await fetch(url, { redirect: 'manual', signal });
      await answer.body?.cancel();
      return true;
    } catch {
      await Promise.race([end, wait(INTERVAL_MS)]);
    }
  }
  return false;
}
