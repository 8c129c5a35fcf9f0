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

/** A network that a test makes slow or lets fail: counts the requests of a page for something, and answers, holds or fails them. */
export class SlowNetwork {
  sent = 0;
  #state: 'fail' | 'hold' | 'pass' = 'pass';
  #held: Route[] = [];

  /** @param target the address of a page, for its fragment, or a pattern of addresses */
  static async of(page: Page, target: string): Promise<SlowNetwork> {
    const network = new SlowNetwork();
    const fragment = fragmentOf(target);
    await page.route(target.includes('*') ? target : ({ pathname }) => pathname === fragment, (route) => {
      network.sent += 1;
      return network.#handle(route);
    });
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

  /** Fails the held requests and all later ones. */
  fail(): Promise<void> {
    return this.#become('fail');
  }

  /** Holds all later requests until `fail` or `pass` is called. */
  hold(): void {
    this.#state = 'hold';
  }

  /** Lets the held requests and all later ones pass to the server. */
  pass(): Promise<void> {
    return this.#become('pass');
  }

  async #become(state: 'fail' | 'pass'): Promise<void> {
    this.#state = state;
    await Promise.all(this.#held.splice(0).map((route) => this.#handle(route)));
  }
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
 * Chromium without a window sometimes calls none for a page that it need not draw, so each has a timeout.
 */
export async function waitForIdleCallbacks(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 100 }));
      await new Promise((resolve) => setTimeout(resolve));
    }
  });
}
