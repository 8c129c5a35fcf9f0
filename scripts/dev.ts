// npm run dev: shows the site as you write it. The page reloads when you save a file. After each
// save, the script also builds the site in a temporary folder, and prints the problems that would
// stop npm run build. Only a build finds all problems, because links to parts of pages can be
// checked only when all pages are rendered.
//   --port, --host  where the server listens: npm run dev -- --port 3001
import { watch } from 'node:fs';
import path from 'node:path';
import { dev, logger } from '@rspress/core';
import { projectRoot } from '../shared/projectRoot';
import { findBuildProblems } from './lib/buildProblems';
import { checkConfig } from './lib/checkConfig';
import { main, makeTemporaryFolder, onCleanup } from './lib/main';
import { readOptions } from './lib/readOptions';
import { prepareForRspress } from './lib/rspress';
import { UserFacingError } from './lib/run';
import { SITE_FILES, SITE_FOLDERS } from './lib/siteSources';
import { translate } from './translate.mjs';

const USAGE = 'npm run dev -- --port 3001 --host 0.0.0.0';

/**
 * A build starts when nobody has saved a file for this time. Authors save again and again, and a
 * build keeps a small machine fully busy.
 */
const BUILD_DELAY_MS = 3000;

/**
 * Returns where the server listens, as the arguments of the command say.
 *
 * @throws {UserFacingError} when an argument is unknown, or the port is not a number
 */
function readArguments(): { port?: number; host?: string } {
  const { port, host } = readOptions({ port: 'string', host: 'string' }, USAGE).options;
  if (port && !/^\d+$/.test(port)) {
    throw new UserFacingError(`${USAGE}: the port ${port} is not a number`);
  }
  return { ...(port && { port: Number(port) }), ...(host && { host }) };
}

/** Builds the site after each change, and prints the problems that stop the build. */
function buildAfterChanges(): void {
  const outDir = path.join(makeTemporaryFolder('dev'), 'dist');
  const env = { ...process.env, NODE_ENV: 'production', OUT_DIR: outDir };
  let reportedProblems = '';
  let latestTimer: NodeJS.Timeout | undefined;
  let lastBuild: Promise<unknown> = Promise.resolve();

  const build = async () => {
    const problems = (await findBuildProblems(env)).join('\n');
    if (problems !== reportedProblems) {
      console.log(
        problems ? `\nnpm run build would stop:\n${problems}` : '\nnpm run build would pass again.',
      );
    }
    reportedProblems = problems;
  };
  const scheduleBuild = () => {
    clearTimeout(latestTimer);
    const ownTimer = setTimeout(() => {
      // If a later change has set a new timer, the build of that timer includes this change.
      lastBuild = lastBuild.then(() => (ownTimer === latestTimer ? build() : undefined));
    }, BUILD_DELAY_MS);
    latestTimer = ownTimer;
  };
  // Editors replace the old file with a new one, and then a watcher of a single file stops working.
  // So the folder is watched.
  watch(projectRoot, (_event, name) => SITE_FILES.includes(String(name)) && scheduleBuild());
  for (const folder of SITE_FOLDERS) {
    watch(path.join(projectRoot, folder), { recursive: true }, scheduleBuild);
  }
}

/** The server that was started last. Rspress closes a server before it starts the next one. */
let runningServer: Awaited<ReturnType<typeof dev>> | undefined;

/**
 * Starts the server for development as `rspress dev` does. When a file of the configuration
 * changes, or a page is added or deleted, Rspress starts it again.
 *
 * @returns whether the server has started; if not, the reason is printed
 */
async function startServer(server: { port?: number; host?: string }): Promise<boolean> {
  try {
    // Node.js runs a module only once for each address. A new translation has a new address, so
    // each start reads the configuration anew.
    const { default: config } = await import(await translate('rspress.config.ts'));
    runningServer = await dev({
      docDirectory: path.join(projectRoot, 'docs'),
      config,
      extraBuilderConfig: { server },
      restart: () => startServer(server),
    });
    return true;
  } catch (error) {
    logger.error(error);
    return false;
  }
}

main(async () => {
  const server = readArguments();
  checkConfig();
  prepareForRspress('development');
  if (!(await startServer(server))) {
    return 1;
  }
  onCleanup(() => runningServer?.close());
  buildAfterChanges();
  // After Ctrl-C, `main` ends the process with this code.
  process.exitCode = 0;
  return new Promise<number>(() => undefined);
});
