import { setTimeout as wait } from 'node:timers/promises';
import { mustDocker, RECOMMENDED_OPTIONS } from './docker';
import { UserFacingError } from './run';

/** The pause between two requests to a container that does not answer yet. */
const RETRY_PAUSE_MS = 100;
/** The time to wait for one answer. */
const REQUEST_TIMEOUT_MS = 10_000;

/** Requests /healthz of a site, and returns what is wrong; undefined if the site is healthy. */
async function findHealthProblem(url: string): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    const { ok, status } = await fetch(`${url}/healthz`, { signal });
    return ok ? undefined : `status ${status}`;
  } catch (error) {
    const { message, cause } = error as Error;
    return cause ? `${message} (${cause})` : message;
  }
}

/**
 * Waits until a container of the site answers.
 *
 * @throws {UserFacingError} when it has not answered in time; the message contains its state and
 *   the last lines of its log
 */
async function waitForContainer(id: string, url: string, limitMs: number): Promise<void> {
  const startMs = performance.now();
  let problem = await findHealthProblem(url);
  while (problem && performance.now() - startMs < limitMs) {
    await wait(RETRY_PAUSE_MS);
    problem = await findHealthProblem(url);
  }
  if (problem) {
    const state = await mustDocker(['inspect', '--format', '{{json .State}}', id]);
    const log = await mustDocker(['logs', '--tail', '5', id]);
    throw new UserFacingError(
      `The container at ${url} does not answer: ${problem}\nState: ${state}\nLog: ${log}`,
    );
  }
}

/**
 * Starts a container of the site with the options that README.md recommends, and waits until it
 * answers.
 *
 * @param options further options of `docker run`
 * @param limitMs the longest time to wait for the first answer
 * @returns its id, and its address without a trailing slash
 * @throws {UserFacingError} when it does not start, or does not answer in time
 */
export async function startSiteContainer(image: string, options: string[], limitMs: number) {
  const args = ['run', '--detach', '--publish', '127.0.0.1::8080'];
  const output = await mustDocker([...args, ...RECOMMENDED_OPTIONS, ...options, image]);
  // The id may not be the only line, because Docker sometimes prints a warning on a busy machine.
  const [id = ''] = /^[\da-f]{64}$/m.exec(output) ?? [];
  const [address] = (await mustDocker(['port', id, '8080'])).split('\n');
  const url = `http://${address}`;
  await waitForContainer(id, url, limitMs);
  return { id, url };
}
