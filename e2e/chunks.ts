import { expect, type Page, type Request, type Route } from '@playwright/test';
import { pageFile } from '../shared/address';

/** Address of the site's script, which the inline script of every page loads. */
export async function entryOf(page: Page, path: string): Promise<string> {
  const html = await (await page.request.get(path)).text();
  const [, src] = /<script>[^<]*src="([^"]*\/static\/js\/[^"]*)"/.exec(html) ?? [];
  expect(src, 'an inline script that loads another').toBeTruthy();
  return String(src);
}

/** Address of the chunk of a page: what navigation fetches. */
export async function chunkOf(page: Page, path: string): Promise<string> {
  const html = await (await page.request.get(path)).text();
  const [, folder] = /<html [^>]*data-pages="([^"]*)"/.exec(html) ?? [];
  expect(folder, 'a folder of chunks').toBeTruthy();
  const { pathname } = new URL(path, 'http://localhost');
  return `${folder}${pageFile(pathname)}.html`;
}

/** Decides what happens to the requests for one page's chunk, and counts them. */
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

  /** From now on, requests fail; so do those that are held. */
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

/** Paths of the files below `/static/` that a page asks for from now on: scripts, chunks of pages, styles. */
export function filesAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/static/')) {
      asked.push(pathname);
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
 * Waits until the behaviors answer. They would not come by themselves where data is saved,
 * so a key is pressed that does nothing.
 */
export async function ready(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.keyboard.press('Shift');
      return page.locator('html').getAttribute('data-ready');
    })
    .toBe('');
}

/** Opens a page, and waits until the behaviors answer. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
}
