import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findProgram, root } from './run';

/** Without Chromium's own requests, such as update checks. For root it starts only without its sandbox. */
export const BROWSER_FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

/** Gives the browsers that this process starts the same typefaces on every machine. Chromium crashes without any. */
export function setTestFonts(): void {
  process.env.FONTCONFIG_FILE = path.join(root, 'e2e/fonts.conf');
}

/** The headless shell takes less than half of the processor's time. */
const PROGRAMS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** The Chromium that BROWSER_PATH names, else none where Playwright has its own, else that of the system. */
export const systemBrowser = (): string | undefined =>
  process.env.BROWSER_PATH ??
  (existsSync(chromium.executablePath()) ? undefined : PROGRAMS.map(findProgram).find(Boolean));

export const findFirefox = () => findProgram('firefox-esr') ?? findProgram('firefox');

/** WebKit's driver; its browser needs a display, which Xvfb gives it. */
export const findWebKitDriver = () => findProgram('Xvfb') && findProgram('WebKitWebDriver');
