import { defineConfig } from '@playwright/test';
import { LIMIT_MS, TEST_LIMIT_MS } from './e2e/limits';

const { SITE_URL, BROWSER_PATH, CI } = process.env;

if (!SITE_URL) {
  throw new Error('SITE_URL is not set: `npm test` sets it to the address of the container under test.');
}

/** Turns off Chromium's own requests, such as update checks: only the pages under test may send requests. */
const noBackgroundRequests = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(CI),
  // A failed test is repeated once for its trace, which would make every test take half as long again.
  retries: 1,
  workers: 2,
  reporter: './e2e/reporter',
  timeout: TEST_LIMIT_MS,
  expect: { timeout: LIMIT_MS },
  // When the site is broken, the first failures say enough.
  maxFailures: 20,
  globalSetup: './e2e/globalSetup',
  use: {
    baseURL: SITE_URL,
    launchOptions: {
      executablePath: BROWSER_PATH,
      // Chromium's sandbox does not start for root.
      args: process.getuid?.() === 0 ? ['--no-sandbox', ...noBackgroundRequests] : noBackgroundRequests,
    },
    actionTimeout: LIMIT_MS,
    navigationTimeout: LIMIT_MS,
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
});
