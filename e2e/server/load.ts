import http, { type IncomingHttpHeaders } from 'node:http';
import https from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { expect } from '@playwright/test';

const VISITOR_COUNT = 8;
/**
 * The pause between two requests of a visitor. Without it, the machine would have too little time
 * for the deployment and for other tests.
 */
const PAUSE_MS = 80;
/**
 * The largest number of requests that a visitor sends. So many requests take more than six minutes.
 * A deployment should not take as long.
 */
const MAX_REQUESTS_PER_VISITOR = 5000;
/**
 * The time after which a request fails, because a visitor would not wait longer. The proxy lets
 * requests wait for a shorter time.
 */
const REQUEST_TIMEOUT_MS = 60_000;

/** A complete answer. Its body is the decompressed text. */
export interface LoadAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/**
 * Sends a request, by default with the method GET.
 *
 * @param options for example `ca` (the certificate authority to trust) or `agent`
 * @throws when no answer comes in time, or when the connection ends before the whole body has
 *   arrived
 */
export function requestAnswer(
  url: string,
  options: https.RequestOptions = {},
): Promise<LoadAnswer> {
  return new Promise((resolve, reject) => {
    const client = url.startsWith('https:') ? https : http;
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    const request = client.get(url, { signal, ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { statusCode = 0, headers } = response;
        const bytes = Buffer.concat(chunks);
        try {
          const body = headers['content-encoding'] === 'br' ? brotliDecompressSync(bytes) : bytes;
          resolve({ status: statusCode, headers, body: body.toString() });
        } catch {
          reject(new Error(`${statusCode}, a part of a compressed page, ${bytes.length} bytes`));
        }
      });
      response.on('error', ({ message }) => {
        const byteCount = Buffer.concat(chunks).length;
        reject(new Error(`${response.statusCode}, cut after ${byteCount} bytes: ${message}`));
      });
    });
    request.on('error', reject);
  });
}

/**
 * Visitors who request a page again and again. Each sends a request when the answer to the previous
 * one has arrived.
 */
export class RequestLoad {
  /** The number of requests so far that were answered or have failed. */
  answerCount = 0;
  /**
   * What went wrong, in words: an answer that was not a complete page, a request without an answer,
   * or too many requests before `stop` was called.
   */
  readonly failures: string[] = [];
  /** The part of the test that runs now. A failure names it. */
  phase = 'at rest';
  readonly #url: string;
  readonly #ca: string;
  readonly #visitors: Promise<void>[];
  #isOver = false;

  /**
   * Starts the visitors.
   *
   * @param ca the certificate authority to trust
   * @param keepAlive how many visitors keep their connection open, as browsers do; the others open
   *   a new connection for each request
   */
  constructor(url: string, ca: string, keepAlive: 'half' | 'all' = 'half') {
    this.#url = url;
    this.#ca = ca;
    this.#visitors = Array.from({ length: VISITOR_COUNT }, (_, index) =>
      this.#visit(keepAlive === 'all' || index % 2 === 0),
    );
  }

  /** Sends the requests of one visitor until the load ends. */
  async #visit(keepAlive: boolean): Promise<void> {
    const { Agent } = this.#url.startsWith('https:') ? https : http;
    const agent = new Agent({ keepAlive });
    for (let count = 0; !this.#isOver; count += 1) {
      if (count === MAX_REQUESTS_PER_VISITOR) {
        this.failures.push(
          `The change was not over after ${MAX_REQUESTS_PER_VISITOR} requests of a visitor.`,
        );
        break;
      }
      const recordFailure = (problem: string) => this.failures.push(`${this.phase}: ${problem}`);
      // Browsers ask for this encoding. A page without compression does not fit into the buffers of
      // a connection. If a container died while it sends such a page, the proxy would have only a
      // part of it, and could not ask another container for the rest.
      const headers = { 'Accept-Encoding': 'br' };
      await requestAnswer(this.#url, { agent, ca: this.#ca, headers }).then(
        ({ status, headers, body }) => {
          if (status !== 200 || !body.includes('</html>')) {
            recordFailure(`${status}, ${body.length} characters, ${JSON.stringify(headers)}`);
          }
        },
        (error) => recordFailure(String(error)),
      );
      this.answerCount += 1;
      await wait(PAUSE_MS);
    }
    agent.destroy();
  }

  /** Waits for this number of further answers. */
  async waitForAnswers(count: number): Promise<void> {
    const countBefore = this.answerCount;
    await expect
      .poll(() => this.answerCount, { timeout: 60_000 })
      .toBeGreaterThanOrEqual(countBefore + count);
  }

  /** Stops sending requests, and waits until all open requests have been answered. */
  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#visitors);
  }
}
