import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { onCleanup } from './main';
import { findProgram, root, UserFacingError } from './run';

/** Turns off what a browser does by itself, which would disturb measurements. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * Lets the browsers that this process starts see no typefaces but those of e2e/fonts.conf, whatever the machine
 * has. Chromium crashes where there are none at all.
 */
export function bringFaces(): void {
  process.env.FONTCONFIG_FILE = path.join(root, 'e2e/fonts.conf');
}

/**
 * The browser of the system, unless Playwright has downloaded its own, which it then finds itself. The headless
 * shell comes first: it takes less than half of the processor's time of a whole Chromium.
 */
export const systemBrowser = (): string | undefined =>
  existsSync(chromium.executablePath())
    ? undefined
    : ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']
        .map(findProgram)
        .find(Boolean);

/** @returns the path of a browser, if there is one */
export const findBrowser = (): string | undefined =>
  existsSync(chromium.executablePath()) ? chromium.executablePath() : systemBrowser();

/** @returns the path of Firefox: the one that FIREFOX_PATH names, otherwise one of the system */
export const findFirefox = (): string | undefined =>
  process.env.FIREFOX_PATH ?? findProgram('firefox-esr') ?? findProgram('firefox');

/** @returns the path of WebKit's driver, likewise; its browser needs a display, which Xvfb gives it */
export const findWebKitDriver = (): string | undefined =>
  findProgram('Xvfb') && (process.env.WEBKIT_DRIVER_PATH ?? findProgram('WebKitWebDriver'));

/** @throws {UserFacingError} when there is no browser */
export function browserPath(): string {
  const browser = findBrowser();
  if (!browser) {
    throw new UserFacingError('This needs a browser: npx playwright install chromium.');
  }
  return browser;
}

/** Starts a browser, which the cleanup closes. */
export async function startBrowser(): Promise<Browser> {
  bringFaces();
  const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_FLAGS });
  onCleanup(() => browser.close());
  return browser;
}
