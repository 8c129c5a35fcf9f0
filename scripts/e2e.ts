// npm run e2e -- redeploy: runs the end-to-end tests whose file name contains “redeploy”, on the
// built site, which this machine's nginx serves. Builds the site first if one of its files has
// changed since the last build. Playwright gets the arguments after --.
//   SITE_URL=http://… npm run e2e -- redeploy  tests a site that runs already, and builds nothing
// npm run budget: runs only the end-to-end tests that measure how much data a visit needs.
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { main } from './lib/main';
import { mustRun, npmProgram, root, run } from './lib/run';
import { serveSiteIfNeeded } from './lib/serve';
import { SITE_FILES, SITE_FOLDERS } from './lib/siteSources';

const changeTimeMs = (file: string) =>
  statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;

main(async () => {
  // The list includes the folders, because a folder changes when a file is deleted from it.
  const pathsInFolders = SITE_FOLDERS.flatMap((folder) => [
    folder,
    ...readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      path.join(folder, name),
    ),
  ]);
  const lastChangeMs = Math.max(...[...SITE_FILES, ...pathsInFolders].map(changeTimeMs));
  const isBuildCurrent = changeTimeMs('dist/index.html.br') > lastChangeMs;
  if (!process.env.SITE_URL && !isBuildCurrent) {
    await mustRun('No test was run: fix the problems listed above.', 'npm', [
      'run',
      '--silent',
      'build',
      '--',
      '--compress',
    ]);
  }
  const env = {
    ...process.env,
    SITE_URL: await serveSiteIfNeeded(),
    SITE_DIST: path.join(root, 'dist'),
  };
  return (await run(npmProgram('playwright'), ['test', ...process.argv.slice(2)], { env })).code;
});
