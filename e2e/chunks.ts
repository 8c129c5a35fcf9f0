import { expect, type Page, type Request, type Route } from '@playwright/test';

/** The text at an address that the text of another one names. */
async function named(page: Page, text: string, address: RegExp): Promise<[address: string, text: string]> {
  const [, found] = address.exec(text) ?? [];
  expect(found, `something named ${address}`).toBeTruthy();
  return [String(found), await (await page.request.get(String(found))).text()];
}

/** The addresses of the scripts that a page's document loads: the small one first, then what that loads. */
export async function scriptsOf(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text();
  const [boot, source] = await named(page, html, /<script defer src="([^"]*)"/);
  return [boot, ...[...source.matchAll(/"([^"]*\/static\/js\/[^"]*)"/g)].map(([, src]) => String(src))];
}

/** Address of the script chunk of a page. Its name is that of the page, with the hash of the build. */
export async function chunkOf(page: Page, path: string): Promise<string> {
  const index = (await scriptsOf(page, path)).at(-1) ?? '';
  const [, hash] = /\.h=\(\)=>"(\w+)"/.exec(await (await page.request.get(index)).text()) ?? [];
  const { pathname } = new URL(path, 'http://localhost');
  const name = pathname.replace(/^\/|\/$/g, '').replace(/^(docs|)$/, (folder) => `${folder}/index`);
  return `${index.replace(/[^/]*$/, '')}async/pages/${name.replace(/^\//, '')}.${hash?.slice(0, 10)}.js`;
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

/** Lets requests wait until the returned function is called. */
export async function holdRequests(page: Page, addresses: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
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

/**
 * Waits until React has taken over. It would not come by itself where data is saved, so a
 * key is pressed that does nothing.
 */
export async function ready(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.keyboard.press('Shift');
      return page.locator('html').getAttribute('data-ready');
    })
    .toBe('');
}

/** Opens a page, and waits until React has taken over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
}
