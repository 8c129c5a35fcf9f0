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

/** A site with a hosted search is tested without it: the embedded engine answers when the service cannot be reached. */
const noHostedSearch = '--host-resolver-rules=MAP *.algolia.net ~NOTFOUND, MAP *.algolianet.com ~NOTFOUND';

/** The engines that this machine lacks, and the Debian packages that they come in. */
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

/** Whether this process replaces an earlier worker, as Playwright does to repeat a failed test. */
const replacesWorker = process.env.TEST_WORKER_INDEX !== process.env.TEST_PARALLEL_INDEX;

/** They build sites of their own, so they need no site under test. */
const BUILD_TESTS = '**/{build,own,searchPush}.spec.ts';
const DEPLOY_TESTS = '**/deployFiles.spec.ts';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(CI),
  // A failed test is repeated once for its trace, which would make every test take half as long again. It has
  // failed even if it passes then: either it or the site does not do the same each time.
  retries: 1,
  failOnFlakyTests: true,
  // More than the two cores that the times in README.md are of, since tests also wait.
  workers: 3,
  // `npm test` names a file, and reads from it what failed.
  reporter: PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  timeout: TEST_LIMIT_MS,
  expect: { timeout: LIMIT_MS },
  // When the site is broken, the first failures say enough.
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
    // Otherwise Playwright takes one at the end of every test, a fifth of all the work.
    screenshot: replacesWorker ? 'only-on-failure' : 'off',
    trace: 'on-first-retry',
  },
});
