import { type Answer, judgeError, judgeResponse, redirectTarget } from './answers';
import { type ClientOptions, PoliteClient } from './politeClient';
import { type RobotsRules, readRobots } from './robots';

/**
 * The most redirects to follow, as in browsers: https://fetch.spec.whatwg.org/#http-redirect-fetch
 */
const MAX_REDIRECTS = 20;
/** The longest pause that we keep, even if a robots.txt asks for a longer one. */
const MAX_CRAWL_DELAY_MS = 60_000;

const PERMANENT_REDIRECT_STATUSES = new Set([301, 308]);
/**
 * Statuses of servers that do not know the method HEAD, or that treat a program that uses it as an
 * attacker.
 */
const HEAD_REFUSAL_STATUSES = new Set([400, 403, 405, 406, 501]);

/**
 * Asks addresses of other sites, one request at a time. It reads the robots.txt of each host first
 * (https://www.rfc-editor.org/rfc/rfc9309), and asks nothing that the file forbids.
 */
export class LinkAsker {
  readonly #agentName: string;
  readonly #client: PoliteClient;
  /**
   * The rules in the robots.txt of each host; or, if they could not be read, the answer for all
   * addresses of the host.
   */
  readonly #robots = new Map<string, RobotsRules | Answer>();

  constructor(options: ClientOptions) {
    this.#agentName = options.agent.name;
    this.#client = new PoliteClient(options);
  }

  /** How many requests a server has answered. */
  get answerCount(): number {
    return this.#client.answerCount;
  }

  /** Asks an address, and follows its redirects. */
  async ask(address: string): Promise<Answer> {
    let url = new URL(address);
    let isPermanent = true;
    let newAddress: string | undefined;
    for (let redirectCount = 0; redirectCount <= MAX_REDIRECTS; redirectCount++) {
      const responseOrAnswer = await this.#askHost(url);
      if (!(responseOrAnswer instanceof Response)) {
        return responseOrAnswer;
      }
      const target = redirectTarget(responseOrAnswer, url);
      if (!target) {
        const answer = judgeResponse(responseOrAnswer);
        return answer.kind === 'alive' && newAddress ? { kind: 'moved', to: newAddress } : answer;
      }
      isPermanent &&= PERMANENT_REDIRECT_STATUSES.has(responseOrAnswer.status);
      newAddress = isPermanent ? target.href : newAddress;
      url = target;
    }
    return { kind: 'unknown', why: `redirects more than ${MAX_REDIRECTS} times` };
  }

  /**
   * Asks a host about one address, if it allows that.
   *
   * @returns the response of the host; or what is known of the address without one
   */
  async #askHost(url: URL): Promise<Response | Answer> {
    const robots = await this.#robotsOf(url.origin);
    if ('kind' in robots) {
      return robots;
    }
    const busyAnswer = this.#client.busyHosts.get(url.origin);
    if (busyAnswer) {
      return busyAnswer;
    }
    const agentName = this.#agentName;
    if (robots.isAllowed(url.href, agentName) === false) {
      return { kind: 'unknown', why: 'its robots.txt forbids to ask' };
    }
    const delayMs = Math.min((robots.getCrawlDelay(agentName) ?? 0) * 1000, MAX_CRAWL_DELAY_MS);
    try {
      const response = await this.#client.request(url, 'HEAD', delayMs);
      if (!HEAD_REFUSAL_STATUSES.has(response.status)) {
        return response;
      }
      const fullResponse = await this.#client.request(url, 'GET', delayMs);
      await fullResponse.body?.cancel();
      return fullResponse;
    } catch (error) {
      return judgeError(error);
    }
  }

  /**
   * Returns the rules in the robots.txt of a host; or, if they cannot be read, the answer for all
   * addresses of the host.
   */
  async #robotsOf(origin: string): Promise<RobotsRules | Answer> {
    const knownRobots = this.#robots.get(origin);
    if (knownRobots) {
      return knownRobots;
    }
    const robots = await readRobots(this.#client, origin);
    this.#robots.set(origin, robots);
    return robots;
  }
}
