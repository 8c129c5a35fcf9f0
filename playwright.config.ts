import { defineConfig } from '@playwright/test';
import { ENGINE_NAMES, type EngineName } from './e2e/engines/engine';
import { LIMIT_MS, TEST_LIMIT_MS } from './e2e/limits';
import {
  BROWSER_FLAGS,
  findFirefox,
  findWebKitDriver,
  setTestFonts,
  systemBrowser,
} from './scripts/lib/browser';

const { SITE_URL, CI, PLAYWRIGHT_JSON_OUTPUT_FILE } = process.env;

if (!SITE_URL) {
  throw new Error('SITE_URL is not set: `npm test` sets it to the address of the container under test.');
}

setTestFonts();

/** Blocks a hosted search, so that the embedded engine answers. */
const noHostedSearch = '--host-resolver-rules=MAP *.algolia.net ~NOTFOUND, MAP *.algolianet.com ~NOTFOUND';

/** The engines that this machine lacks, with their Debian packages. */
const missingEngines = new Map<EngineName, string>();
if (!findFirefox()) {
  missingEngines.set('firefox', 'firefox-esr');
}
if (!findWebKitDriver()) {
  missingEngines.set('webkit', 'webkit2gtk-driver and xvfb');
}
// Workers read this file, too.
if (missingEngines.size > 0 && !process.env.TEST_WORKER_INDEX) {
  const lines = [...missingEngines].map(([name, packages]) => `${name} (install ${packages})`);
  console.log(`Journeys not run: ${lines.join(', ')}`);
}

/** Playwright repeats a failed test in a new worker. */
const replacesWorker = process.env.TEST_WORKER_INDEX !== process.env.TEST_PARALLEL_INDEX;

/** They build sites of their own, so they need no site under test. */
const BUILD_TESTS = '**/{build,own,searchPush}.spec.ts';
const DEPLOY_TESTS = '**/deployFiles.spec.ts';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(CI),
  // A failed test is repeated to record a trace, which would slow down every test. It counts as failed even if it
  // passes then.
  retries: 1,
  failOnFlakyTests: true,
  // More than two cores, because tests also wait.
  workers: 3,
  // `npm test` reads from this file what failed.
  reporter: PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  timeout: TEST_LIMIT_MS,
  expect: { timeout: LIMIT_MS },
  // A broken site makes all tests fail.
  maxFailures: 20,
  globalSetup: './e2e/globalSetup',
  projects: [
    { name: 'builds', testDir: 'e2e/server', testMatch: BUILD_TESTS },
    // Requests and containers: without a browser, which fails when the networks of containers come and go.
    // The first of them take longest, so that the others run beside them.
    { name: 'deploy', testDir: 'e2e/server', testMatch: DEPLOY_TESTS },
    { name: 'server', testDir: 'e2e/server', testIgnore: [DEPLOY_TESTS, BUILD_TESTS] },
    ...ENGINE_NAMES.map((name) => ({
      name,
      testDir: 'e2e/engines',
      testIgnore: missingEngines.has(name) ? '**' : [],
      // Each engine is started once, at the beginning, so that no worker waits for it alone at the end.
      workers: 1,
      // Only Chromium has traces; a failed journey attaches a screenshot.
      use: { trace: 'off' as const },
    })),
    { name: 'site', testIgnore: ['**/e2e/engines/**', '**/e2e/server/**'] },
  ],
  use: {
    baseURL: SITE_URL,
    launchOptions: {
      executablePath: systemBrowser(),
      args: [...BROWSER_FLAGS, noHostedSearch],
    },
    actionTimeout: LIMIT_MS,
    navigationTimeout: LIMIT_MS,
    // A screenshot after every test would be a fifth of all the work.
    screenshot: replacesWorker ? 'only-on-failure' : 'off',
    trace: 'on-first-retry',
  },
});
