import { expect, type Page, type Request, type Route } from '@playwright/test';
import { documentFile } from '../shared/address';
import { FRAGMENTS } from '../shared/pageParts';

/** Presses a button that then offers the opposite, such as "Hide sidebar", and waits until it does. */
export async function toggle(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  await button.click();
  await expect(button).toBeHidden();
}

/** @returns the address of the fragment of a page, which navigation fetches */
export const fragmentOf = (path: string): string =>
  `/${FRAGMENTS}${documentFile(new URL(path, 'http://localhost').pathname)}`;

/** Counts the requests for the fragment of one page, and lets a test answer, hold or fail them. */
export class FragmentRequests {
  sent = 0;
  #state: 'fail' | 'hold' | 'pass' = 'pass';
  #held: Route[] = [];

  static async of(page: Page, path: string): Promise<FragmentRequests> {
    const requests = new FragmentRequests();
    const fragment = fragmentOf(path);
    await page.route(
      (url) => url.pathname === fragment,
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

  /** Fails the held requests and all later ones. */
  async fail(): Promise<void> {
    await this.#become('fail');
  }

  /** Holds all later requests until `fail` or `pass` is called. */
  hold(): void {
    this.#state = 'hold';
  }

  /** Lets the held requests and all later ones pass to the server. */
  async pass(): Promise<void> {
    await this.#become('pass');
  }

  async #become(state: 'fail' | 'pass'): Promise<void> {
    this.#state = state;
    await Promise.all(this.#held.splice(0).map((route) => this.#handle(route)));
  }
}

/**
 * Holds requests until the returned function is called, which lets these and later ones pass, or fails them.
 *
 * @param glob pattern of their addresses
 */
export async function holdRequests(page: Page, glob: string): Promise<(end?: 'pass' | 'fail') => void> {
  let release: (end?: 'pass' | 'fail') => void = () => {};
  const released = new Promise<'pass' | 'fail' | undefined>((resolve) => {
    release = resolve;
  });
  await page.route(glob, async (route) => {
    await ((await released) === 'fail' ? route.abort() : route.continue());
  });
  return release;
}

/** The paths below `/static/` (scripts, styles, fragments) that a page requests from now on. The list grows with each. */
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

/** Sets `navigator.connection` before any script runs; `undefined` stands for a browser without it. */
export async function tellConnection(page: Page, connection: object | undefined): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(Navigator.prototype, 'connection', { configurable: true, get: () => value });
  }, connection);
}

/** Waits until the behaviors answer controls. */
export const ready = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-ready', '');

/** Opens a page, and waits until the behaviors answer controls. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
}

/**
 * Waits for 20 idle callbacks, so that a page that does something by mistake has the time to do it.
 * Chromium without a window sometimes has no idle time in a page that it need not draw, however long one waits.
 */
export async function waitForIdleCallbacks(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
      await new Promise((resolve) => setTimeout(resolve));
    }
  });
}
