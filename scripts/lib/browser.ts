import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { onCleanup } from './main';
import { findProgram, root } from './run';

/** Turns off Chromium's own requests, such as update checks, and its sandbox for root, where it does not start. */
export const BROWSER_FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

/**
 * Lets the browsers that this process starts see no typefaces but those of e2e/fonts.conf, whatever the machine
 * has. Chromium crashes where there are none at all.
 */
export function setTestFonts(): void {
  process.env.FONTCONFIG_FILE = path.join(root, 'e2e/fonts.conf');
}

/**
 * The Chromium that BROWSER_PATH names, or that of the system, unless Playwright has downloaded its own, which it
 * then finds itself. The headless shell comes first: it takes less than half of the processor's time.
 */
export const systemBrowser = (): string | undefined =>
  process.env.BROWSER_PATH ??
  (existsSync(chromium.executablePath())
    ? undefined
    : ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']
        .map(findProgram)
        .find(Boolean));

/** @returns the path of Firefox: the one that FIREFOX_PATH names, otherwise one of the system */
export const findFirefox = (): string | undefined =>
  process.env.FIREFOX_PATH ?? findProgram('firefox-esr') ?? findProgram('firefox');

/** @returns the path of WebKit's driver, likewise; its browser needs a display, which Xvfb gives it */
export const findWebKitDriver = (): string | undefined =>
  findProgram('Xvfb') && (process.env.WEBKIT_DRIVER_PATH ?? findProgram('WebKitWebDriver'));

/** Starts a browser, which the cleanup closes. */
export async function startBrowser(): Promise<Browser> {
  setTestFonts();
  const browser = await chromium.launch({ executablePath: systemBrowser(), args: BROWSER_FLAGS });
  onCleanup(() => browser.close());
  return browser;
}
