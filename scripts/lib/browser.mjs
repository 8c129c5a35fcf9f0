import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { find } from './run.mjs';

/**
 * The browser for the tests: Playwright's own if it was downloaded, else the system's.
 *
 * @returns {string | undefined} where it is
 */
export function findBrowser() {
  const own = chromium.executablePath();
  return existsSync(own) ? own : (find('chromium') ?? find('chromium-browser') ?? find('google-chrome'));
}
