import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium, firefox, webkit } from '@playwright/test';
import { projectRoot } from '../../shared/projectRoot';
import { findProgram } from './run';

/**
 * The flags for Chromium. Some of them stop its own requests, such as update checks. If the user is
 * root, Chromium starts only without its sandbox.
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
 * Gives the browsers that this process starts the same fonts on every machine. Chromium crashes
 * without fonts.
 */
export function setTestFonts(): void {
  process.env.FONTCONFIG_FILE = path.join(projectRoot, 'e2e/lib/fonts.conf');
}

/**
 * The names of Chromium's programs. The headless shell comes first, because it uses less than half
 * as much processor time as the others.
 */
const CHROMIUM_PROGRAMS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
];

/**
 * Finds the Chromium that tests start.
 *
 * @returns the path in BROWSER_PATH, if it is set. Otherwise undefined if Playwright has its own
 *   Chromium, which it finds by itself. Otherwise the path of the system's Chromium; undefined
 *   without one
 */
export const findChromium = (): string | undefined =>
  process.env.BROWSER_PATH ??
  (hasOwnBrowser('chromium') ? undefined : CHROMIUM_PROGRAMS.map(findProgram).find(Boolean));

/**
 * The browser engines that run the journeys, the tests in e2e/machine/engines. Each is a project of
 * playwright.config.ts.
 */
export const ENGINE_NAMES = ['chromium', 'firefox', 'webkit'] as const;

export type EngineName = (typeof ENGINE_NAMES)[number];

/**
 * Checks whether Playwright has its own browser of an engine, which `npx playwright install`
 * downloads.
 */
export const hasOwnBrowser = (name: EngineName): boolean =>
  existsSync({ chromium, firefox, webkit }[name].executablePath());

/** Finds the system's Firefox, which the journeys use if Playwright has none. */
export const findFirefox = () => findProgram('firefox-esr') ?? findProgram('firefox');

/**
 * Finds the system's driver for WebKit, which the journeys use if Playwright has no WebKit. The
 * browser that the driver starts needs a display, which Xvfb provides.
 */
export const findWebKitDriver = () => findProgram('Xvfb') && findProgram('WebKitWebDriver');

/** Checks whether the journeys can run in an engine on this machine. */
export function isEngineFound(name: EngineName): boolean {
  const systemFinders = { chromium: findChromium, firefox: findFirefox, webkit: findWebKitDriver };
  return hasOwnBrowser(name) || Boolean(systemFinders[name]());
}
