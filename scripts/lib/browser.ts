import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
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

export const findFirefox = () => findProgram('firefox-esr') ?? findProgram('firefox');

/** WebKit's driver; its browser needs a display, which Xvfb gives it. */
export const findWebKitDriver = () => findProgram('Xvfb') && findProgram('WebKitWebDriver');
