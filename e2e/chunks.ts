import { expect, type Page, type Request, type Route } from '@playwright/test';

/** Address of the script chunk of a page, as its document names it. */
export async function chunkOf(page: Page, path: string): Promise<string> {
  const html = await (await page.request.get(path)).text();
  const [, chunk] = /<link rel="preload" href="([^"]*\/async\/route-[^"]*)" as="script"/.exec(html) ?? [];
  expect(chunk, `${path} names its chunk`).toBeTruthy();
  return String(chunk);
}

/** What happens to the requests for one page's chunk, and how many there were. */
export class ChunkRequests {
  sent = 0;
  #state: 'fail' | 'hold' | 'pass' = 'pass';
  #held: Route[] = [];

  static async of(page: Page, path: string): Promise<ChunkRequests> {
    const requests = new ChunkRequests();
    const chunk = await chunkOf(page, path);
    await page.route(
      (url) => url.pathname === chunk,
      async (route) => {
        requests.sent += 1;
        await requests.#handle(route);
      },
    );
    return requests;
  }

  async #handle(route: Route): Promise<void> {
    if (this.#state === 'fail') {
      await route.abort('connectionfailed');
    } else if (this.#state === 'pass') {
      await route.continue();
    } else {
      this.#held.push(route);
    }
  }

  /** From now on, requests break off; so do those that are held. */
  async fail(): Promise<void> {
    await this.#become('fail');
  }

  /** From now on, requests wait for `fail` or `pass`. */
  hold(): void {
    this.#state = 'hold';
  }

  /** From now on, requests are answered; so are those that are held. */
  async pass(): Promise<void> {
    await this.#become('pass');
  }

  async #become(state: 'fail' | 'pass'): Promise<void> {
    this.#state = state;
    await Promise.all(this.#held.splice(0).map((route) => this.#handle(route)));
  }
}

/** The requests for scripts that a page sends from now on. */
export function scriptsAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request: Request) => {
    if (request.resourceType() === 'script') {
      asked.push(new URL(request.url()).pathname);
    }
  });
  return asked;
}

/** Makes the browser tell of a connection, before any script runs; `undefined` for a browser that tells nothing. */
export async function tellConnection(page: Page, connection: object | undefined): Promise<void> {
  await page.addInitScript((told) => {
    Object.defineProperty(Navigator.prototype, 'connection', { configurable: true, get: () => told });
  }, connection);
}

/** Opens a page, and waits until React has taken over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
}
