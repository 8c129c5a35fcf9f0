// npm run e2e -- redeploy: runs the end-to-end tests whose file matches, against the built site,
// served by this machine's nginx. Builds the site first if a file of it has changed since. All that
// follows -- goes to Playwright.
//   SITE_URL=http://… npm run e2e -- redeploy  against a site that runs already; nothing is built
// npm run budget: of these, the tests of what a visit weighs.
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { main } from './lib/main';
import { bin, mustRun, root, run } from './lib/run';
import { siteUrl } from './lib/serve';
import { SITE_FILES, SITE_FOLDERS } from './lib/siteSources';

const changedAt = (file: string) =>
  statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;

main(async () => {
  // A folder has changed when a file was deleted from it.
  const inFolders = SITE_FOLDERS.flatMap((folder) => [
    folder,
    ...readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      path.join(folder, name),
    ),
  ]);
  const isBuilt =
    changedAt('dist/index.html.br') > Math.max(...[...SITE_FILES, ...inFolders].map(changedAt));
  if (!process.env.SITE_URL && !isBuilt) {
    await mustRun('No test was run: fix the problems listed above.', 'npm', [
      'run',
      '--silent',
      'build',
      '--',
      '--compress',
    ]);
  }
  const env = { ...process.env, SITE_URL: await siteUrl(), SITE_DIST: path.join(root, 'dist') };
  return (await run(bin('playwright'), ['test', ...process.argv.slice(2)], { env })).code;
});
