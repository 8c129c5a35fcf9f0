import { defineConfig } from '@playwright/test';
import { LIMIT_MS, TEST_LIMIT_MS } from './e2e/limits';
import {
  BROWSER_FLAGS,
  ENGINE_NAMES,
  type EngineName,
  isEngineFound,
  setTestFonts,
  systemBrowser,
} from './scripts/lib/browser';

const { SITE_URL, CI, PLAYWRIGHT_JSON_OUTPUT_FILE } = process.env;

if (!SITE_URL) {
  throw new Error(
    'SITE_URL is not set: `npm test` sets it to the address of the container under test.',
  );
}

setTestFonts();

/** Without the hosted search, the embedded engine answers. */
const noHostedSearch =
  '--host-resolver-rules=MAP *.algolia.net ~NOTFOUND, MAP *.algolianet.com ~NOTFOUND';

/** Pages of tests live for seconds, in which compiling for speed costs a fourth of all time. */
const noOptimizing = '--js-flags=--no-maglev --no-turbofan';

/** The engines that this machine lacks. */
const missingEngines = ENGINE_NAMES.filter((name) => !isEngineFound(name));
// Workers read this file, too.
if (missingEngines.length > 0 && !process.env.TEST_WORKER_INDEX) {
  console.log(
    `Journeys not run: ${missingEngines.join(', ')} (npx playwright install --with-deps ${missingEngines.join(' ')})`,
  );
}

/** Playwright replaces a worker to repeat a failed test. */
const replacesWorker = process.env.TEST_WORKER_INDEX !== process.env.TEST_PARALLEL_INDEX;

/** What `site` tests in Chromium in other words. */
const ENGINES_BESIDE_CHROMIUM = ['**/journeys.spec.ts', '**/searchAndFigures.spec.ts'];

/** They need no site under test. */
const BUILD_TESTS = '**/{mistakes,ready,searchPush,upgrade}.spec.ts';
const DEPLOY_TESTS = '**/deployFiles.spec.ts';

function testsLeftOut(engine: EngineName): string[] {
  if (missingEngines.includes(engine)) {
    return ['**'];
  }
  return engine === 'chromium' ? ENGINES_BESIDE_CHROMIUM : [];
}

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(CI),
  // Only the repetition of a failed test has a trace, since traces take half as long again. A test
  // that then passes has failed, too: either it or the site does not do the same each time.
  retries: 1,
  failOnFlakyTests: true,
  // More than cores, since tests also wait.
  workers: 3,
  reporter: PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  timeout: TEST_LIMIT_MS,
  expect: { timeout: LIMIT_MS },
  // A broken site makes all tests fail.
  maxFailures: 20,
  globalSetup: './e2e/globalSetup',
  projects: [
    { name: 'builds', testDir: 'e2e/server', testMatch: BUILD_TESTS },
    // Without a browser, which fails when the networks of containers come and go. The first take
    // longest.
    { name: 'deploy', testDir: 'e2e/server', testMatch: DEPLOY_TESTS },
    { name: 'server', testDir: 'e2e/server', testIgnore: [DEPLOY_TESTS, BUILD_TESTS] },
    ...ENGINE_NAMES.map((name) => ({
      name,
      testDir: 'e2e/engines',
      testIgnore: testsLeftOut(name),
      // So that each engine is started once.
      workers: 1,
      // A failed journey attaches a screenshot.
      use: { trace: 'off' as const },
    })),
    { name: 'site', testIgnore: ['**/e2e/engines/**', '**/e2e/server/**'] },
  ],
  use: {
    baseURL: SITE_URL,
    launchOptions: {
      executablePath: systemBrowser(),
      args: [...BROWSER_FLAGS, noHostedSearch, noOptimizing],
    },
    actionTimeout: LIMIT_MS,
    navigationTimeout: LIMIT_MS,
    // Taking one at the end of every test is a fifth of all the work.
    screenshot: replacesWorker ? 'only-on-failure' : 'off',
    trace: 'on-first-retry',
  },
});
