// npm run e2e -- redeploy: runs the end-to-end tests whose file or title matches, against the built
// site, served by this machine's nginx. Builds the site first if a file of it has changed since.
//   npm run e2e -- redeploy --watch            again after each change
//   SITE_URL=http://… npm run e2e -- redeploy  against a site that runs already; nothing is built
import { existsSync, readdirSync, statSync, watch } from 'node:fs';
import path from 'node:path';
import { serveSite } from './lib/benchSite.mjs';
import { hasDownloadedBrowser, systemBrowser } from './lib/browser.mjs';
import { onCleanup, runCleanup } from './lib/cleanup.mjs';
import { root, run, UserFacingError } from './lib/run.mjs';

const dist = path.join(root, 'dist');
/** What the build reads. */
const SOURCES = [
  ...['docs', 'theme', 'plugins', 'shared', 'rspress.config.ts', 'package.json'],
  ...['site.config.ts', 'services.config.ts', 'sidebars.ts'],
];
/** Changes with each commit, from which pages have the day of their last update. */
const COMMITS = '.git/logs/HEAD';
/** Editors write a file in several steps. */
const SETTLE_MS = 200;

const isWatching = process.argv.includes('--watch');
const args = process.argv.slice(2).filter((arg) => arg !== '--watch');

/** @param {string} source @returns {number} when the newest file in it was changed */
function changedAt(source) {
  const full = path.join(root, source);
  const stats = statSync(full);
  return stats.isDirectory()
    ? Math.max(stats.mtimeMs, ...readdirSync(full).map((name) => changedAt(path.join(source, name))))
    : stats.mtimeMs;
}

function isBuilt() {
  const page = path.join(dist, 'index.html');
  const sources = existsSync(path.join(root, COMMITS)) ? [...SOURCES, COMMITS] : SOURCES;
  return existsSync(page) && statSync(page).mtimeMs > Math.max(...sources.map(changedAt));
}

/** @type {{ url: string, stop: () => Promise<void> } | undefined} */
let server;

/** @returns {Promise<string>} the address of the site, built and served as its files are now */
async function currentSite() {
  if (process.env.SITE_URL) {
    return process.env.SITE_URL;
  }
  // Started anew each time: nginx reads its configuration and the policies of the pages at its start.
  await server?.stop();
  if (!isBuilt()) {
    const { code } = await run('npm', ['run', '--silent', 'build']);
    if (code !== 0) {
      throw new UserFacingError('No test was run: fix the problems listed above.');
    }
  }
  server = await serveSite(dist);
  return server.url;
}

/** @returns {Promise<number>} the exit code of the tests */
async function runTests() {
  const env = {
    ...process.env,
    SITE_URL: await currentSite(),
    SITE_DIST: dist,
    BROWSER_PATH: hasDownloadedBrowser() ? undefined : systemBrowser(),
  };
  // Playwright takes a word as a pattern of files; as a pattern of titles it needs an option.
  const [word = ''] = args;
  const isFile = readdirSync(path.join(root, 'e2e'), { recursive: true }).some(
    (name) => String(name).endsWith('.spec.ts') && String(name).includes(word),
  );
  const selection = word && !isFile ? ['--grep', ...args] : args;
  const { code } = await run(path.join(root, 'node_modules/.bin/playwright'), ['test', ...selection], {
    env,
  });
  return code;
}

/** Waits for a change of a file that matters. @returns {Promise<void>} */
function nextChange() {
  return new Promise((resolve) => {
    /** @type {NodeJS.Timeout | undefined} */
    let timer;
    const watchers = ['e2e', 'nginx.conf', ...SOURCES].map((source) =>
      watch(path.join(root, source), { recursive: true }, () => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          for (const watcher of watchers) {
            watcher.close();
          }
          resolve();
        }, SETTLE_MS);
      }),
    );
  });
}

onCleanup(async () => server?.stop());
try {
  process.exitCode = await runTests();
  while (isWatching) {
    console.log('\nWaiting for a change … (Ctrl-C ends)');
    await nextChange();
    await runTests().catch((error) =>
      console.error(error instanceof UserFacingError ? error.message : error),
    );
  }
} catch (error) {
  console.error(error instanceof UserFacingError ? error.message : error);
  process.exitCode = 1;
}
await runCleanup();
