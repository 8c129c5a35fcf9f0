import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const INTERVAL_MS = 100;
/** A container's port may accept connections before nginx runs, and then never answer them. */
const REQUEST_TIMEOUT_MS = 2000;

/** @param {string} url @returns {Promise<boolean>} whether there is an answer, with whatever status */
function answers(url) {
  return new Promise((resolve) => {
    const request = get(url, { agent: false, timeout: REQUEST_TIMEOUT_MS }, (response) => {
      response.destroy();
      resolve(true);
    });
    request.on('timeout', () => request.destroy(new Error('Timeout')));
    request.on('error', () => resolve(false));
  });
}

/**
 * Requests an address again and again until there is an answer.
 *
 * @param {string} url
 * @param {Promise<void>} ended resolves when the server has stopped
 * @returns {Promise<boolean>} false when the server stopped before it answered
 */
export async function waitForAnswer(url, ended) {
  let hasEnded = false;
  const end = ended.then(() => {
    hasEnded = true;
  });
  while (!hasEnded) {
    if (await answers(url)) {
      return true;
    }
    await Promise.race([end, wait(INTERVAL_MS)]);
  }
  return false;
}
