// node scripts/launch.mjs NAME …: installs the npm packages if they are missing or differ from
// package-lock.json, then runs the command NAME.ts of this folder. Only this script is JavaScript,
// because Node.js 20 does not run TypeScript.
import { spawnSync } from 'node:child_process';
import { lstatSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const OLDEST_NODE = '20.19';
const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Prints a message, and ends the process.
 *
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

function arePackagesInstalled() {
  try {
    const installed = packagesOf('node_modules/.package-lock.json');
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
  console.log('Installing the npm packages, which takes some minutes the first time …');
  const { status, stdout, stderr } = spawnSync('npm', ['ci'], { cwd: root, encoding: 'utf8' });
  if (status !== 0) {
    fail(`npm ci failed:\n${stdout}${stderr}`);
  }
}

/**
 * Translates a script and what it imports from this project to JavaScript. Node.js then loads them
 * in half the time that it would take with a hook that translates each file.
 *
 * @param {string} script the path of the script
 * @param {string} folder the folder for the JavaScript
 * @throws when a file has a mistake in its syntax, or cannot be written
 */
async function translate(script, folder) {
  const { build } = await import('esbuild');
  await build({
    entryPoints: [script],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // Each module that a script imports later keeps a file of its own, and runs only then.
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    // For the stack traces of errors that nobody expects.
    sourcemap: 'linked',
    logLevel: 'silent',
  });
}

/**
 * Makes a temporary folder for JavaScript, which is deleted when the process ends.
 *
 * @returns {string} its path
 */
function makeScriptFolder() {
  try {
    const folder = mkdtempSync(path.join(tmpdir(), 'site-command-'));
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
    // Modules look for packages in node_modules beside them. Only on Windows a link has a type.
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
    return folder;
  } catch (error) {
    return fail(`Make a folder for temporary files, or room in it: ${error}`);
  }
}

process.chdir(root);
const folder = makeScriptFolder();
process.setSourceMapsEnabled(true);
if (process.argv[2] === 'build') {
  // Rspress loads while esbuild, which is a process of its own, translates.
  import('@rspress/core');
}
const script = path.join(root, 'scripts', `${process.argv[2]}.ts`);
try {
  await translate(script, folder);
} catch (error) {
  // The message of esbuild has a line for each mistake, with its place.
  fail(String(error));
}
// The command reads its arguments from process.argv, as if Node.js had started it directly.
process.argv.splice(1, 2, script);
await import(pathToFileURL(path.join(folder, `${path.parse(script).name}.mjs`)).href);
