// npm run e2e -- redeploy: runs the end-to-end tests whose file or title matches, against the built
// site, served by this machine's nginx. Builds the site first if a file of it has changed since.
//   SITE_URL=http://… npm run e2e -- redeploy  against a site that runs already; nothing is built
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { main } from './lib/main';
import { bin, mustRun, root, run } from './lib/run';
import { siteUrl } from './lib/servedSite';

const dist = path.join(root, 'dist');
/** What the build reads. */
const SOURCES = [
  ...['docs', 'theme', 'plugins', 'shared', 'rspress.config.ts', 'package.json'],
  ...['site.config.ts', 'services.config.ts', 'sidebars.ts', 'scripts/lib'],
  // Changes with each commit, from which pages have the day of their last update.
  '.git/logs/HEAD',
];

/** @returns when the newest file in it was changed; 0 when it is not there */
function changedAt(source: string): number {
  const full = path.join(root, source);
  if (!existsSync(full)) {
    return 0;
  }
  const stats = statSync(full);
  return stats.isDirectory()
    ? Math.max(stats.mtimeMs, ...readdirSync(full).map((name) => changedAt(path.join(source, name))))
    : stats.mtimeMs;
}

function isBuilt(): boolean {
  const page = path.join(dist, 'index.html');
  return existsSync(page) && statSync(page).mtimeMs > Math.max(...SOURCES.map(changedAt));
}

main(async () => {
  if (!process.env.SITE_URL && !isBuilt()) {
    await mustRun('No test was run: fix the problems listed above.', 'npm', ['run', '--silent', 'build']);
  }
  const env = { ...process.env, SITE_URL: await siteUrl(), SITE_DIST: dist };
  // Playwright takes a word as a pattern of files; as a pattern of titles it needs an option.
  const args = process.argv.slice(2);
  const [word = ''] = args;
  const isFile = readdirSync(path.join(root, 'e2e'), { recursive: true, encoding: 'utf8' }).some(
    (name) => name.endsWith('.spec.ts') && `e2e/${name}`.includes(word),
  );
  const selection = word && !isFile ? ['--grep', ...args] : args;
  return (await run(bin('playwright'), ['test', ...selection], { env })).code;
});
