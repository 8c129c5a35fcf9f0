// node scripts/launch.mjs NAME …: installs the npm packages if they are missing or differ from
// package-lock.json, then runs the command NAME.ts of this folder. This script and
// translate.mjs are JavaScript, because Node.js 20 does not run TypeScript.
import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { translate } from './translate.mjs';

const OLDEST_NODE = '20.19';
const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message);
  process.exit(1);
}

/**
 * Returns the packages in a lock file of npm, by their paths.
 *
 * @typedef {{ version?: string, optional?: boolean, dev?: boolean }} Package
 * @param {string} file
 * @returns {Record<string, Package>}
 */
const packagesOf = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;

/** The file in which npm writes down what it has installed. */
const INSTALLED_FILE = 'node_modules/.package-lock.json';

function arePackagesInstalled() {
  try {
    const installed = packagesOf(INSTALLED_FILE);
    // The Dockerfile sets npm_config_omit, because a build needs no packages for development.
    const omitsDev = process.env.npm_config_omit === 'dev';
    return Object.entries(packagesOf('package-lock.json')).every(
      ([name, { version, optional, dev }]) =>
        !name || optional || (dev && omitsDev) || installed[name]?.version === version,
    );
  } catch {
    return false;
  }
}

if (process.versions.node.localeCompare(OLDEST_NODE, 'en', { numeric: true }) < 0) {
  fail(`Node.js ${OLDEST_NODE} or newer is needed; this is ${process.versions.node}.`);
}
if (!arePackagesInstalled()) {
  if (lstatSync(path.join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) {
    // npm would delete the packages of the folder to which the link leads.
    fail(
      'The packages differ from package-lock.json, and node_modules is a link: run npm ci there.',
    );
  }
  const reason = existsSync(path.join(root, INSTALLED_FILE))
    ? 'they differ from package-lock.json'
    : 'they are missing';
  console.log(`Installing the npm packages, since ${reason}: it can take some minutes …`);
  const { status, stdout, stderr } = spawnSync('npm', ['ci'], { cwd: root, encoding: 'utf8' });
  if (status !== 0) {
    fail(`npm ci failed:\n${stdout}${stderr}`);
  }
}

process.chdir(root);
process.setSourceMapsEnabled(true);
const [, , command = ''] = process.argv;
if (['build', 'dev'].includes(command)) {
  // Rspress loads while esbuild, which is a process of its own, translates.
  import('@rspress/core');
}
const script = path.join(root, 'scripts', `${command}.ts`);
const address = await translate(script).catch((error) => fail(error.message));
// The command reads its arguments from process.argv, as if Node.js had started it directly.
process.argv.splice(1, 2, script);
await import(address);
