import { defineConfig } from '@playwright/test';

const { SITE_URL, BROWSER_PATH, CI } = process.env;

if (!SITE_URL) {
  throw new Error('SITE_URL is not set: `npm test` sets it to the address of the container under test.');
}

/** Chromium looks for updates and names of its maker's hosts at every start; the tests talk to the container only. */
const quietBrowser = [
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
      // Chromium's sandbox refuses to run as root.
      args: process.getuid?.() === 0 ? ['--no-sandbox', ...quietBrowser] : quietBrowser,
    },
    trace: 'retain-on-failure',
  },
});
