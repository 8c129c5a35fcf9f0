import { createHash } from 'node:crypto';
import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getBase, siteUrlAt } from './inSite';

/** The path to which pages report errors, because some drivers cannot read the console. */
const REPORT_PATH = '/reported-problem';

const REPORT_SCRIPT = `(() => {
  // When the test leaves a page, WebKit fires errors for what is still loading.
  let isLeft = false;
  addEventListener('beforeunload', () => { isLeft = true; });
  const report = (...parts) => {
    if (isLeft) return;
    // The request is synchronous, so that no report arrives after the test.
    const request = new XMLHttpRequest();
    request.open('POST', '${REPORT_PATH}', false);
    request.send(parts.map(String).join(' '));
  };
  addEventListener('error', ({ message, target }) => report(message ?? 'not loaded: ' + target.outerHTML), true);
  addEventListener('unhandledrejection', ({ reason }) => report('unhandled rejection:', reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => report(violatedDirective, blockedURI));
  const { error } = console;
  console.error = (...parts) => { report(...parts); error.apply(console, parts); };
})()`;

const REPORT_HASH = `'sha256-${createHash('sha256').update(REPORT_SCRIPT).digest('base64')}'`;

/**
 * What is wrong with a network: `down` refuses all requests, `stuck` leaves them without an answer,
 * and with `server down`, a proxy in front of the server answers them with its error page.
 */
type BrokenNetwork = 'down' | 'stuck' | 'server down';

/**
 * A proxy between a browser and the site. It records requests and cuts connections, because the
 * drivers of Firefox and WebKit cannot. Each proxy has its own port, so each test has its own
 * origin and its own storage.
 */
export class SiteProxy {
  /**
   * The paths of all requests, in order. Like all paths in this class, they are without the site's
   * base.
   */
  readonly requestPaths: string[] = [];
  /** The paths of requests for documents, without those that a broken network has stopped. */
  readonly documentPaths: string[] = [];
  /**
   * The errors that pages report, and the answers with an error status. Some consoles do not show
   * these answers.
   */
  readonly problems: string[] = [];
  readonly #site: URL;
  readonly #base = getBase();
  readonly #reportsProblems: boolean;
  readonly #agent = new http.Agent({ keepAlive: true });
  readonly #server = http.createServer((request, response) => this.#answer(request, response));
  readonly #changes = new Map<string, (text: string) => string>();
  #cutPath: string | undefined;
  #pause: { path: string; text: string; end: Promise<void> } | undefined;
  #resume = () => {};
  #network: 'up' | BrokenNetwork = 'up';

  private constructor(siteUrl: string, reportsProblems: boolean) {
    this.#site = new URL(siteUrl);
    this.#reportsProblems = reportsProblems;
  }

  /**
   * Starts a proxy on a free port.
   *
   * @param siteUrl the address of the site
   * @param reportsProblems whether the proxy adds to each document a script that reports the page's
   *   errors, and a rule of the Content-Security-Policy that allows this script
   */
  static async start(siteUrl: string, reportsProblems = false): Promise<SiteProxy> {
    const proxy = new SiteProxy(siteUrl, reportsProblems);
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  /** Returns the address of the site on the proxy, without a trailing slash. */
  get url(): string {
    return siteUrlAt(
      `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`,
      this.#base,
    );
  }

  /** Changes the text of each answer for a path. */
  changeText(path: string, changeText: (text: string) => string): void {
    this.#changes.set(path, changeText);
  }

  /** Cuts the connection in the middle of each answer for a path, until `restore` is called. */
  cutAnswers(path: string): void {
    this.#cutPath = path;
  }

  /** Stops each answer for a path before a given text, until `restore` is called. */
  pauseAnswers(path: string, text: string): void {
    const end = new Promise<void>((resolve) => {
      this.#resume = resolve;
    });
    this.#pause = { path, text, end };
  }

  /** Breaks the network from now on, until `restore` is called. */
  breakNetwork(state: BrokenNetwork): void {
    this.#network = state;
  }

  /** Ends what `cutAnswers`, `pauseAnswers` and `breakNetwork` have begun. */
  restore(): void {
    this.#cutPath = undefined;
    this.#resume();
    this.#network = 'up';
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
    this.#agent.destroy();
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const { pathname: requestedPath } = new URL(request.url ?? '/', this.#site);
    if (requestedPath === REPORT_PATH) {
      this.#receiveReport(request, response);
      return;
    }
    const pathname = requestedPath.startsWith(this.#base)
      ? requestedPath.slice(this.#base.length - 1)
      : requestedPath;
    this.requestPaths.push(pathname);
    if (this.#network !== 'up') {
      if (this.#network === 'down') {
        request.destroy();
      } else if (this.#network === 'server down') {
        response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502 Bad Gateway</h1>');
      }
      return;
    }
    const headers = { ...request.headers };
    const isDocument = headers['sec-fetch-dest'] === 'document';
    if (isDocument) {
      this.documentPaths.push(pathname);
    }
    const changeText = this.#changes.get(pathname);
    if (isDocument || changeText) {
      // The proxy may change the text of such an answer, so the answer must be neither compressed
      // nor cached.
      for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) {
        delete headers[name];
      }
    }
    const upstream = http.request(
      new URL(request.url ?? '/', this.#site),
      { agent: this.#agent, method: request.method, headers },
      async (answer) => {
        const originalBody = await readBody(answer);
        const body = changeText ? Buffer.from(changeText(String(originalBody))) : originalBody;
        if (changeText) {
          answer.headers['content-length'] = String(body.length);
        }
        const status = answer.statusCode ?? 502;
        if (status >= 400) {
          this.problems.push(`${status} ${pathname}`);
        }
        if (pathname === this.#cutPath) {
          // The proxy sends half of the body first, because browsers silently repeat a request that
          // gets no answer.
          response.writeHead(status, answer.headers);
          response.write(body.subarray(0, body.length / 2), () => response.destroy());
        } else if (pathname === this.#pause?.path) {
          const pauseIndex = body.indexOf(this.#pause.text);
          response.writeHead(status, answer.headers);
          response.write(body.subarray(0, pauseIndex));
          await this.#pause.end;
          response.end(body.subarray(pauseIndex));
        } else if (isDocument && this.#reportsProblems) {
          respondWithScript(response, status, answer.headers, body);
        } else {
          response.writeHead(status, answer.headers).end(body);
        }
      },
    );
    upstream.on('error', () => response.destroy());
    request.pipe(upstream);
  }

  async #receiveReport(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.problems.push(String(await readBody(request)));
    response.writeHead(204).end();
  }
}

async function readBody(message: IncomingMessage): Promise<Buffer> {
  return Buffer.concat(await message.toArray());
}

/** Answers with a document, and adds the script that reports its errors. */
function respondWithScript(
  response: ServerResponse,
  status: number,
  headers: http.IncomingHttpHeaders,
  body: Buffer,
): void {
  const html = String(body).replace('<head>', () => `<head><script>${REPORT_SCRIPT}</script>`);
  response.writeHead(status, {
    ...headers,
    'content-length': Buffer.byteLength(html),
    'content-security-policy': String(headers['content-security-policy']).replace(
      'script-src ',
      `script-src ${REPORT_HASH} `,
    ),
  });
  response.end(html);
}
