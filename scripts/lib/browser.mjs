import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findProgram, root } from './run.mjs';

/**
 * Lets the browsers that this process starts see no typefaces but those of e2e/fonts.conf, whatever the machine
 * has. Chromium crashes where there are none at all.
 */
export function bringFaces() {
  process.env.FONTCONFIG_FILE = path.join(root, 'e2e/fonts.conf');
}

/** Whether Playwright has downloaded a browser, which it then uses unless it is given another. */
export const hasDownloadedBrowser = () => existsSync(chromium.executablePath());

/**
 * Finds a browser of the system. The headless shell comes first: it is what Playwright itself
 * uses for tests, and takes less than half of the processor's time of a whole Chromium.
 *
 * @returns {string | undefined} its path
 */
export function systemBrowser() {
  return ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']
    .map(findProgram)
    .find(Boolean);
}

/** @returns {string | undefined} the path of the browser that Playwright downloaded, otherwise of one of the system */
export function findBrowser() {
  return hasDownloadedBrowser() ? chromium.executablePath() : systemBrowser();
}

/**
 * Finds Firefox: the one that FIREFOX_PATH names, otherwise one of the system.
 *
 * @returns {string | undefined} its path
 */
export function findFirefox() {
  return process.env.FIREFOX_PATH ?? findProgram('firefox-esr') ?? findProgram('firefox');
}

/**
 * Finds the driver of WebKit: the one that WEBKIT_DRIVER_PATH names, otherwise one of the system.
 * Its browser needs a display, which Xvfb gives it.
 *
 * @returns {string | undefined} its path, if Xvfb is there as well
 */
export function findWebKitDriver() {
  const driver = process.env.WEBKIT_DRIVER_PATH ?? findProgram('WebKitWebDriver');
  return findProgram('Xvfb') && driver;
}
