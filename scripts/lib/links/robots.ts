import robotsParser from 'robots-parser';
import {
  type Answer,
  isBusy,
  isServerError,
  judgeError,
  judgeResponse,
  redirectTarget,
} from './answers';
import type { PoliteClient } from './politeClient';

export type RobotsRules = ReturnType<typeof robotsParser>;

/**
 * The number of redirects that a robot should follow at least:
 * https://www.rfc-editor.org/rfc/rfc9309#section-2.3.1.2
 */
const MAX_ROBOTS_REDIRECTS = 5;
/**
 * The size up to which a robot must read the file:
 * https://www.rfc-editor.org/rfc/rfc9309#section-2.5
 */
const MAX_ROBOTS_BYTES = 500 * 1024;

/** Reads the beginning of a response, then stops the download. */
async function readBeginning(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let byteCount = 0;
  // Leaving the loop ends the download.
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    byteCount += chunk.length;
    if (byteCount >= maxBytes) {
      break;
    }
  }
  return Buffer.concat(chunks).subarray(0, maxBytes).toString();
}

/**
 * Returns what is known of a host whose robots.txt cannot be read. If the host redirects to a
 * robots.txt on another host, the failure of the other host says nothing about the first one.
 */
function judgeRobotsFailure(answer: Answer, url: URL, origin: string): Answer {
  const why = 'why' in answer ? answer.why : '';
  return {
    kind: url.origin === origin && answer.kind === 'dead' ? 'dead' : 'unknown',
    why: why.startsWith('answers') ? `its robots.txt ${why}` : why,
  };
}

/**
 * Returns the rules in the robots.txt of a host (https://www.rfc-editor.org/rfc/rfc9309). If they
 * cannot be read, returns what is known of the host.
 */
export async function readRobots(
  client: PoliteClient,
  origin: string,
): Promise<RobotsRules | Answer> {
  let url = new URL('/robots.txt', origin);
  const parseRules = (text: string) => robotsParser(`${origin}/robots.txt`, text);
  for (let redirectCount = 0; redirectCount <= MAX_ROBOTS_REDIRECTS; redirectCount++) {
    let response: Response;
    let text = '';
    try {
      response = await client.request(url, 'GET');
      if (response.ok) {
        text = await readBeginning(response, MAX_ROBOTS_BYTES);
      } else {
        await response.body?.cancel();
      }
    } catch (error) {
      return judgeRobotsFailure(judgeError(error), url, origin);
    }
    const target = redirectTarget(response, url);
    if (!target) {
      // A file that is not there allows everything; a server that fails allows nothing.
      return isServerError(response.status) || isBusy(response)
        ? judgeRobotsFailure(judgeResponse(response), url, origin)
        : parseRules(text);
    }
    url = target;
  }
  // After so many redirects, a robot may treat the file as missing.
  return parseRules('');
}
