import { defineConfig } from '@playwright/test';
import { fixedFacts as fixedSite } from './e2e/lib/fixtureSite';
import { LIMIT_MS, TEST_LIMIT_MS } from './e2e/lib/limits';
import {
  BROWSER_FLAGS,
  ENGINE_NAMES,
  type EngineName,
  findChromium,
  isEngineFound,
  setTestFonts,
} from './scripts/lib/browser';
import { site } from './shared/configuration';

const { SITE_URL, CI, PLAYWRIGHT_JSON_OUTPUT_FILE } = process.env;

if (!SITE_URL) {
  throw new Error(
    'SITE_URL is not set: `npm test` sets it to the address of the container under test.',
  );
}

setTestFonts();

/** Blocks the hosted search, so that the embedded search answers. */
const noHostedSearchFlag =
  '--host-resolver-rules=MAP *.algolia.net ~NOTFOUND, MAP *.algolianet.com ~NOTFOUND';

/**
 * Turns off Chromium's optimizing compilers. Tests show a page only for seconds, and the compilers
 * would take a fourth of the whole time.
 */
const noOptimizingFlag = '--js-flags=--no-maglev --no-turbofan';

/** The engines that are missing on this machine. */
const missingEngines = ENGINE_NAMES.filter((name) => !isEngineFound(name));
// Playwright's workers read this file, too, and must not repeat the message.
if (missingEngines.length > 0 && !process.env.TEST_WORKER_INDEX) {
  console.log(
    `Journeys not run: ${missingEngines.join(', ')} ` +
      `(npx playwright install --with-deps ${missingEngines.join(' ')})`,
  );
}

/**
 * Whether this worker has replaced another one. Playwright starts a new worker to repeat a failed
 * test.
 */
const isReplacementWorker = process.env.TEST_WORKER_INDEX !== process.env.TEST_PARALLEL_INDEX;

/** The bases of the two sites under test. `e2e/lib/inSite.ts` reads them. */
const associationMetadata = { base: site.base };
const fixedSiteMetadata = { base: fixedSite.base };

/**
 * Tests that the project `chromium` leaves out, because other tests in the project `machine` check
 * the same behavior in Chromium. `chromium` runs the other tests, so that the results of Firefox
 * and WebKit can be compared with its own.
 */
const TESTS_NOT_IN_CHROMIUM = ['**/journeys.spec.ts', '**/searchAndFigures.spec.ts'];

const DEPLOY_TESTS = ['**/deployFiles.spec.ts', '**/update.spec.ts'];

function findIgnoredTests(engine: EngineName): string[] {
  if (missingEngines.includes(engine)) {
    return ['**'];
  }
  return engine === 'chromium' ? TESTS_NOT_IN_CHROMIUM : [];
}

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(CI),
  // Playwright records a trace only when it repeats a failed test, because tests with traces take
  // one and a half times as long. A test that passes when it is repeated counts as failed, too,
  // because either the test or the site does not behave the same each time.
  retries: 1,
  failOnFlakyTests: true,
  // There may be more workers than cores, because tests also wait.
  workers: 3,
  reporter: PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  timeout: TEST_LIMIT_MS,
  expect: { timeout: LIMIT_MS },
  // A broken site makes all tests fail, so Playwright stops early.
  maxFailures: 20,
  globalSetup: './e2e/lib/globalSetup',
  // The projects that take the longest come first, so that others run beside them.
  projects: [
    { name: 'builds', testDir: 'e2e/builds', metadata: fixedSiteMetadata },
    // These tests use no browser, because a browser fails when the networks of containers come and
    // go.
    {
      name: 'deploy',
      testDir: 'e2e/server',
      testMatch: DEPLOY_TESTS,
      metadata: associationMetadata,
      // The requests of one test would slow down the deployment of another.
      workers: 1,
    },
    {
      name: 'server',
      testDir: 'e2e/server',
      testIgnore: DEPLOY_TESTS,
      metadata: associationMetadata,
    },
    { name: 'content', testDir: 'e2e/content', metadata: associationMetadata },
    {
      name: 'machine',
      testDir: 'e2e/machine',
      testIgnore: '**/engines/**',
      metadata: fixedSiteMetadata,
    },
    ...ENGINE_NAMES.map((name) => ({
      name,
      testDir: 'e2e/machine/engines',
      testIgnore: findIgnoredTests(name),
      metadata: fixedSiteMetadata,
      // With one worker, each engine starts only once.
      workers: 1,
      // A failed journey attaches a screenshot instead of a trace.
      use: { trace: 'off' as const },
    })),
  ],
  use: {
    baseURL: SITE_URL,
    launchOptions: {
      executablePath: findChromium(),
      args: [...BROWSER_FLAGS, noHostedSearchFlag, noOptimizingFlag],
    },
    actionTimeout: LIMIT_MS,
    navigationTimeout: LIMIT_MS,
    // A screenshot at the end of every test would take a fifth of the whole time.
    screenshot: isReplacementWorker ? 'only-on-failure' : 'off',
    trace: 'on-first-retry',
  },
});
