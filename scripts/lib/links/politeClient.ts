import { setTimeout as wait } from 'node:timers/promises';
import type { SiteConfig } from '../../../shared/schemas/schemas';
import { type Answer, isBusy, judgeResponse } from './answers';

/** The name under which this program sends requests to other sites. */
interface Agent {
  /** The name for which a robots.txt can have rules. */
  name: string;
  /** The whole header `user-agent`, which also says where to complain. */
  header: string;
}

/** Returns the name under which an association sends requests. */
export function makeAgent({
  name,
  origin,
  contact,
}: Pick<SiteConfig, 'name' | 'origin' | 'contact'>): Agent {
  // Accents and slashes are taken out: a header has no accents, and a slash would begin a version.
  const plainName = name.normalize('NFKD').replaceAll(/[^\w .-]/g, '');
  const agentName = `${plainName} link check`.trim();
  return { name: agentName, header: `${agentName} (+${origin}; ${contact.general})` };
}

export interface ClientOptions {
  agent: Agent;
  /** The time between two requests, even if they go to different hosts. */
  pauseMs: number;
  /** The longest time that a server may take for its whole answer. */
  timeoutMs: number;
}

/** Sends requests to other sites, one after the other, with pauses. */
export class PoliteClient {
  /** How many requests a server has answered. */
  answerCount = 0;
  /** The hosts that asked to be left alone, with their answer. */
  readonly busyHosts = new Map<string, Answer>();
  readonly #options: ClientOptions;
  /** When each host was asked last, in milliseconds since the start of the process. */
  readonly #lastAskedMs = new Map<string, number>();
  #lastRequestMs = Number.NEGATIVE_INFINITY;

  constructor(options: ClientOptions) {
    this.#options = options;
  }

  /**
   * Waits for the pauses, then sends a request. Follows no redirect.
   *
   * @param hostPauseMs the time between two requests to this host
   * @throws what `fetch` throws
   */
  async request(url: URL, method: 'GET' | 'HEAD', hostPauseMs = 0): Promise<Response> {
    const { agent, pauseMs, timeoutMs } = this.#options;
    const lastAskedMs = this.#lastAskedMs.get(url.origin) ?? Number.NEGATIVE_INFINITY;
    const turnMs = Math.max(this.#lastRequestMs + pauseMs, lastAskedMs + hostPauseMs);
    await wait(Math.max(0, turnMs - performance.now()));
    try {
      const response = await fetch(url, {
        method,
        redirect: 'manual',
        // Without this header, a request could use a connection that the host has closed meanwhile,
        // and fail.
        headers: { 'user-agent': agent.header, connection: 'close' },
        signal: AbortSignal.timeout(timeoutMs),
      });
      this.answerCount += 1;
      if (isBusy(response)) {
        this.busyHosts.set(url.origin, judgeResponse(response));
      }
      return response;
    } finally {
      this.#lastRequestMs = performance.now();
      this.#lastAskedMs.set(url.origin, this.#lastRequestMs);
    }
  }
}
