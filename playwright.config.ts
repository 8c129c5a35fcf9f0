import { defineConfig } from '@playwright/test';

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
  retries: 0,
  workers: 2,
  timeout: 30_000,
  use: {
    baseURL: SITE_URL,
    launchOptions: {
      executablePath: BROWSER_PATH,
      // Chromium's sandbox does not start for root.
      args: process.getuid?.() === 0 ? ['--no-sandbox', ...noBackgroundRequests] : noBackgroundRequests,
    },
    trace: 'retain-on-failure',
  },
});
