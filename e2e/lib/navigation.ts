import { expect, type Page, type Request, type Route } from '@playwright/test';
import { documentFile } from '../../shared/address';
import { LOAD_LIMIT_MS } from '../../shared/loadLimit';
import { FRAGMENTS_FOLDER } from '../../shared/pageParts';
import { inSite } from './inSite';

/** Presses a button such as "Hide sidebar", and waits until the button offers the opposite. */
export async function pressToggleButton(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  await button.click();
  await expect(button).toBeHidden();
}

/**
 * Returns the address of a page's fragment, which the navigation fetches.
 *
 * @param address the address of the page
 */
export const fragmentAddress = (address: string): string =>
  inSite(`/${FRAGMENTS_FOLDER}${documentFile(new URL(address, 'http://localhost').pathname)}`);

/** A network that counts some requests of a page, and holds them, fails them or lets them pass. */
export class SlowNetwork {
  /** The number of counted requests so far. */
  requestCount = 0;
  #state: 'fail' | 'hold' | 'pass' = 'pass';
  #held: Route[] = [];

  /**
   * Makes a network that lets requests pass at first.
   *
   * @param target which requests the network counts: the address of a page stands for the requests
   *   of its fragment, and a text with `*` is a pattern of URLs
   */
  static async create(page: Page, target: string): Promise<SlowNetwork> {
    const network = new SlowNetwork();
    const fragment = fragmentAddress(target);
    await page.route(
      target.includes('*') ? target : ({ pathname }) => pathname === fragment,
      (route) => {
        network.requestCount += 1;
        return network.#handle(route);
      },
    );
    return network;
  }

  /**
   * Makes a network that holds the requests that it counts, and gives the page a clock that the
   * test can move.
   *
   * @param target as for `create`
   */
  static async createHanging(page: Page, target: string): Promise<SlowNetwork> {
    await page.clock.install();
    const network = await SlowNetwork.create(page, target);
    network.hold();
    return network;
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

  /** Fails the requests that are held, and all later ones. */
  fail(): Promise<void> {
    return this.#become('fail');
  }

  /** Holds all later requests until `fail` or `pass` is called. */
  hold(): void {
    this.#state = 'hold';
  }

  /** Lets the requests that are held, and all later ones, pass to the server. */
  pass(): Promise<void> {
    return this.#become('pass');
  }

  async #become(state: 'fail' | 'pass'): Promise<void> {
    this.#state = state;
    await Promise.all(this.#held.splice(0).map((route) => this.#handle(route)));
  }
}

/**
 * Moves the clock of a page beyond the time after which a request without an answer counts as
 * failed.
 *
 * @param whileWaiting checks the page shortly before that time
 */
export async function passLoadLimit(page: Page, whileWaiting: () => Promise<void>): Promise<void> {
  await page.clock.fastForward(LOAD_LIMIT_MS - 5000);
  await whileWaiting();
  await page.clock.fastForward(6000);
}

/**
 * Records the paths below `/static/` (scripts, styles, fragments) that a page requests from now on.
 *
 * @returns a list that grows with each request
 */
export function recordRequestedFiles(page: Page): string[] {
  const requestedPaths: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/static/')) {
      requestedPaths.push(pathname);
    }
  });
  return requestedPaths;
}

/** Sets `navigator.connection` before any script runs. */
export async function setConnection(page: Page, connection: object): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(Navigator.prototype, 'connection', {
      configurable: true,
      get: () => value,
    });
  }, connection);
}

/** Waits until the scripts of the page have started, so that its controls work. */
export const waitUntilReady = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-ready', '');

/**
 * Opens a page, and waits until its controls work.
 *
 * @param address the address of a page of the site, or a whole URL
 */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address.startsWith('/') ? inSite(address) : address);
  await waitUntilReady(page);
}

/**
 * Waits for several idle callbacks, so that a page has time to do what it should not do. Each has a
 * timeout, because headless Chromium sometimes calls none.
 */
export async function waitForIdleCallbacks(page: Page, count = 20): Promise<void> {
  await page.evaluate(async (turns) => {
    for (let turn = 0; turn < turns; turn += 1) {
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 100 }));
      await new Promise((resolve) => setTimeout(resolve));
    }
  }, count);
}
