import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium, firefox, webkit } from '@playwright/test';
import { findProgram, root } from './run';

/**
 * Without Chromium's own requests, such as update checks. For root it starts only without its
 * sandbox.
 */
export const BROWSER_FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

/**
 * Gives the browsers that this process starts the same typefaces on every machine. Chromium crashes
 * without any.
 */
export function setTestFonts(): void {
  process.env.FONTCONFIG_FILE = path.join(root, 'e2e/fonts.conf');
}

/** The headless shell takes less than half of the processor's time. */
const PROGRAMS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/**
 * The Chromium that BROWSER_PATH names, else none where Playwright has its own, else that of the
 * system.
 */
export const systemBrowser = (): string | undefined =>
  process.env.BROWSER_PATH ??
  (hasOwnBrowser('chromium') ? undefined : PROGRAMS.map(findProgram).find(Boolean));

/** The engines that run the journeys. Each is a project of playwright.config.ts. */
export const ENGINE_NAMES = ['chromium', 'firefox', 'webkit'] as const;

export type EngineName = (typeof ENGINE_NAMES)[number];

/**
 * Whether Playwright has its own browser of an engine, which `npx playwright install` downloads.
 */
export const hasOwnBrowser = (name: EngineName): boolean =>
  existsSync({ chromium, firefox, webkit }[name].executablePath());

/** The Firefox of the system, where Playwright has none of its own. */
export const findFirefox = () => findProgram('firefox-esr') ?? findProgram('firefox');

/**
 * WebKit's driver of the system, where Playwright has no WebKit; its browser needs a display, which
 * Xvfb gives it.
 */
export const findWebKitDriver = () => findProgram('Xvfb') && findProgram('WebKitWebDriver');

/** Whether the journeys can run in an engine on this machine. */
export function isEngineFound(name: EngineName): boolean {
  const ofSystem = { chromium: systemBrowser, firefox: findFirefox, webkit: findWebKitDriver };
  return hasOwnBrowser(name) || Boolean(ofSystem[name]());
}
