import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { bringFaces, findBrowser } from './browser.mjs';
import { onCleanup } from './cleanup.mjs';
import { startNginx } from './nginx.mjs';
import { freePort } from './port.mjs';
import { findProgram, UserFacingError } from './run.mjs';
import { waitForAnswer } from './waitForAnswer.mjs';

const FIRST_PORT = 8092;

/** Turns off what a browser does by itself, which would disturb measurements. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * @param {string | undefined} file where a program was found
 * @param {string} what the program is, and how to install it
 * @returns {string} `file`
 * @throws {UserFacingError} when it was not found
 */
function requireProgram(file, what) {
  if (!file) {
    throw new UserFacingError(`This needs ${what}.`);
  }
  return file;
}

/** @returns {string} the path of the browser */
export const browserPath = () => requireProgram(findBrowser(), 'a browser: npx playwright install chromium');

/** Starts the browser; `runCleanup` closes it. */
export async function startBrowser() {
  bringFaces();
  const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_FLAGS });
  onCleanup(() => browser.close());
  return browser;
}

/**
 * Serves a built site with the machine's nginx and the project's nginx.conf; `runCleanup` stops it.
 *
 * @param {string} site its folder
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} url: without a trailing slash
 */
export async function serveSite(site) {
  const nginx = requireProgram(
    findProgram('nginx'),
    'nginx (apt install nginx libnginx-mod-http-brotli-static)',
  );
  const port = await freePort(FIRST_PORT);
  const { stop, ended, notes } = await startNginx(nginx, port, site);
  onCleanup(stop);
  await waitForAnswer(`http://127.0.0.1:${port}/healthz`, ended);
  for (const note of notes) {
    console.log(note);
  }
  return { url: `http://127.0.0.1:${port}`, stop };
}

/**
 * @param {string} url of a running site
 * @returns {Promise<string[]>} the addresses of the pages that its sitemap lists
 * @throws {UserFacingError} when there is none
 */
export async function pagesOf(url) {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  if (pages.length === 0) {
    throw new UserFacingError(`${url}/sitemap.xml lists no page.`);
  }
  return pages;
}

/**
 * @param {string} url of a running site
 * @returns {Promise<string>} the address of a service's page, the first in the sitemap: what is measured on it stands for all
 * @throws {UserFacingError} when there is none
 */
export async function servicePageOf(url) {
  const page = (await pagesOf(url)).find((address) => address.startsWith('/docs/services/'));
  if (!page) {
    throw new UserFacingError(`${url}/sitemap.xml lists no page of a service.`);
  }
  return page;
}

/** @param {string} folder @returns {number} bytes of all files in it */
export function sizeOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0);
}
