import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from './browser.mjs';
import { startNginx } from './nginx.mjs';
import { freePort } from './port.mjs';
import { find, PlainError } from './run.mjs';
import { undoLater } from './undo.mjs';

const FIRST_PORT = 8092;

/** What keeps a browser quiet while it is measured. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * What a program needs that this machine may lack.
 *
 * @param {string | undefined} place where it was found
 * @param {string} how to get it
 * @returns {string}
 * @throws {PlainError}
 */
function needed(place, how) {
  if (!place) {
    throw new PlainError(`The benchmark needs ${how}.`);
  }
  return place;
}

/** @returns {string} where the browser is */
export const browserPath = () => needed(findBrowser(), 'a browser: npx playwright install chromium');

/** Starts the browser, to be closed when the script ends. */
export async function startBrowser() {
  const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_FLAGS });
  undoLater(() => browser.close());
  return browser;
}

/**
 * Serves a built site by the machine's nginx, with the project's configuration.
 *
 * @param {string} site its folder
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} url: without a slash at its end
 */
export async function serveSite(site) {
  const nginx = needed(find('nginx'), 'nginx (apt install nginx libnginx-mod-http-brotli-static)');
  const port = await freePort(FIRST_PORT);
  const { stop, notes } = await startNginx(nginx, port, site);
  undoLater(stop);
  for (const note of notes) {
    console.log(note);
  }
  return { url: `http://127.0.0.1:${port}`, stop };
}

/** @param {string} folder @returns {number} bytes of all files in it */
export function sizeOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0);
}
