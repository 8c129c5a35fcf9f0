// npm run update:check: tries the newest allowed versions of all packages in a copy of the project,
// and prints which ones there are, and which one breaks what. Ends with exit code 1 if one does.
// npm run update:check -- --major: tries other major versions, too.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import semver from 'semver';
import { onCleanup, runCleanup } from './lib/cleanup.mjs';
import { copyProject } from './lib/projectCopy.mjs';
import { NPM_OPTIONS, usableVersionsOf } from './lib/registry.mjs';
import { root, run, UserFacingError } from './lib/run.mjs';
import { firstError, groupPackages, updatesOf, withUpdates } from './lib/updates.mjs';

/** @typedef {import('./lib/updates.mjs').Update} Update */
/** @typedef {{ name: string, error: string }} Failure */

/** Requests to the registry that are under way at once. */
const LOOKUPS_AT_ONCE = 4;

/** How a check is run in the copy, after the packages are installed. @type {{ name: string, args: string[] }[]} */
const CHECKS = [
  { name: 'types', args: ['node_modules/.bin/tsc'] },
  { name: 'units', args: ['node_modules/.bin/rstest', 'run'] },
  { name: 'build', args: ['scripts/build.mjs'] },
];

const read = (/** @type {string} */ file) => readFileSync(path.join(root, file), 'utf8');
const manifest = read('package.json');
const lockFile = read('package-lock.json');
const { dependencies, devDependencies, engines } = JSON.parse(manifest);
/** @type {Record<string, string>} */
const versions = { ...dependencies, ...devDependencies };

/** The program that runs in the copy. @type {number | undefined} */
let running;

/** Ends it, when the script is interrupted: it would write into the copy while that is removed. */
function stopProgram() {
  if (running !== undefined) {
    process.kill(running, 'SIGKILL');
  }
}

/**
 * @param {string} folder of the copy
 * @param {string} command
 * @param {string[]} args
 */
async function runIn(folder, command, args) {
  const onStart = (/** @type {number} */ pid) => {
    running = pid;
  };
  const result = await run(command, args, { cwd: folder, quiet: true, onStart });
  running = undefined;
  return result;
}

/** @param {string} name @returns {string[]} the packages that it requires beside itself */
function peersOf(name) {
  try {
    const { peerDependencies, peerDependenciesMeta } = JSON.parse(read(`node_modules/${name}/package.json`));
    return Object.keys(peerDependencies ?? {}).filter((peer) => !peerDependenciesMeta?.[peer]?.optional);
  } catch {
    throw new UserFacingError('The packages are not installed: run npm ci first.');
  }
}

/** @param {boolean} major @returns {Promise<Update[][]>} what is newer, by group */
async function findUpdates(major) {
  /** @type {Record<string, string[]>} */
  const usable = {};
  const oldestNode = semver.minVersion(engines.node);
  const names = Object.keys(versions).values();
  await Promise.all(
    Array.from({ length: LOOKUPS_AT_ONCE }, async () => {
      // All of them take from the same list.
      for (const name of names) {
        usable[name] = await usableVersionsOf(name, versions[name] ?? '', String(oldestNode), major);
      }
    }),
  );
  return groupPackages(versions, peersOf)
    .map((group) => updatesOf(group, versions, usable))
    .filter((updates) => updates.length > 0);
}

/**
 * Installs versions in the copy and runs checks on it.
 *
 * @param {string} folder of the copy
 * @param {Update[]} updates
 * @param {string[]} checks names of those to run
 * @returns {Promise<Failure[]>} when the packages cannot be installed, just that
 */
async function tryUpdates(folder, updates, checks) {
  writeFileSync(path.join(folder, 'package.json'), withUpdates(manifest, updates));
  writeFileSync(path.join(folder, 'package-lock.json'), lockFile);
  const installed = await runIn(folder, 'npm', ['install', ...NPM_OPTIONS]);
  if (installed.code !== 0) {
    return [{ name: 'install', error: firstError(installed.output, folder) }];
  }
  /** @type {Failure[]} */
  const failures = [];
  for (const { name, args } of CHECKS.filter((check) => checks.includes(check.name))) {
    const { code, output } = await runIn(folder, process.execPath, args);
    if (code !== 0) {
      failures.push({ name, error: firstError(output, folder) });
    }
  }
  return failures;
}

/** @param {string} what was tried @param {Failure[]} failures */
function report(what, failures) {
  console.log(failures.length === 0 ? `✓ ${what}` : `✗ ${what}`);
  for (const { name, error } of failures) {
    console.log(`    ${name}: ${error}`);
  }
}

/**
 * Tries each group alone, to find the one that breaks something.
 *
 * @param {string} folder of the copy
 * @param {Update[][]} groups
 * @param {string[]} checks names of those that failed with all together
 */
async function findCulprit(folder, groups, checks) {
  const before = await tryUpdates(folder, [], checks);
  report('none of them, for comparison', before);
  if (before.length > 0) {
    console.log('These fail without any update, too: mend them first.');
    return;
  }
  let isFound = false;
  for (const updates of groups) {
    const failures = await tryUpdates(folder, updates, checks);
    report(`${updates.map(({ name }) => name).join(', ')} alone`, failures);
    isFound ||= failures.length > 0;
  }
  if (!isFound) {
    console.log('Each of them works alone: it is two or more together that break something.');
  }
}

/** @returns {Promise<boolean>} whether nothing broke */
async function main() {
  const groups = await findUpdates(process.argv.includes('--major'));
  const all = groups.flat();
  if (all.length === 0) {
    console.log('All packages have their newest allowed versions.');
    return true;
  }
  for (const { name, from, to } of all) {
    console.log(`${name} ${from} → ${to}`);
  }
  console.log('\nTrying them: install, types, units, build …');
  const folder = copyProject(tmpdir(), { packages: 'none' });
  onCleanup(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  onCleanup(stopProgram);
  const names = CHECKS.map(({ name }) => name);
  const failures = await tryUpdates(folder, all, names);
  report('all together', failures);
  if (failures.length === 0) {
    console.log('\nNothing broke. Write these versions into package.json, npm install, then npm test.');
    return true;
  }
  const failed = failures.map(({ name }) => name);
  await findCulprit(folder, groups, failed.includes('install') ? names : failed);
  return false;
}

let isFine = false;
try {
  isFine = await main();
} catch (error) {
  console.error(error instanceof UserFacingError ? error.message : error);
}
await runCleanup();
process.exit(isFine ? 0 : 1);
