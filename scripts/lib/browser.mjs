import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findProgram } from './run.mjs';

/**
 * Finds a browser for the tests: the one that Playwright downloaded, otherwise one of the system.
 *
 * @returns {string | undefined} its path
 */
export function findBrowser() {
  const downloaded = chromium.executablePath();
  return existsSync(downloaded)
    ? downloaded
    : (findProgram('chromium') ?? findProgram('chromium-browser') ?? findProgram('google-chrome'));
}
