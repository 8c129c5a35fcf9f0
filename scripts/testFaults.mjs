// npm run test:faults: tests the tests. Makes the faults of e2e/faults/ one after the other in a copy of
// the project, runs the test that must notice each, and lists those that nobody noticed. Exits with 1
// when there is one.
//   npm run test:faults -- retry   only the faults whose description contains the word
import { readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { faults } from '../e2e/faults/index.mjs';
import { findBrowser } from './lib/browser.mjs';
import { onCleanup, runCleanup } from './lib/cleanup.mjs';
import { freePort } from './lib/port.mjs';
import { copyProject } from './lib/projectCopy.mjs';
import { findProgram, root, run, UserFacingError } from './lib/run.mjs';
import { waitForAnswer } from './lib/waitForAnswer.mjs';

/** @typedef {import('../e2e/faults/index.mjs').Fault} Fault */

const FIRST_PORT = 8300;
/** A test that waits for what a fault prevents must not wait for as long as on a busy machine. */
const LIMIT_MS = '10000';

const wanted = process.argv[2]?.toLowerCase() ?? '';
const chosen = faults.filter(({ fault }) => fault.toLowerCase().includes(wanted));
const folder = copyProject();
onCleanup(() => rm(folder, { recursive: true, force: true }));

/** @param {Fault} fault @returns {{ file: string, title: string }} the test that must notice it */
function testOf({ noticedBy }) {
  const [file = '', ...title] = noticedBy.split(' › ');
  return { file, title: title.join(' › ') };
}

const isUnit = (/** @type {Fault} */ fault) => !testOf(fault).file.startsWith('e2e/');
const escaped = (/** @type {string} */ text) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** @param {string[]} titles of tests, any of which may be followed by more words @returns {string} a pattern of them */
const anyOf = (titles) => titles.map(escaped).join('|');

/**
 * Runs tests of the copy.
 *
 * @param {string} program in `node_modules/.bin`
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<{ hasRun: boolean, hasPassed: boolean, output: string }>}
 */
async function runTests(program, args, env = {}) {
  const { code, output } = await run(path.join(root, 'node_modules/.bin', program), args, {
    cwd: folder,
    quiet: true,
    env: { ...process.env, NO_COLOR: '1', ...env },
  });
  return { hasRun: /\d+ (?:passed|failed)/.test(output), hasPassed: code === 0, output };
}

/** Runs unit tests of the copy. @param {Fault[]} some */
const unitTests = (some) =>
  runTests('rstest', [
    'run',
    ...new Set(some.map((fault) => testOf(fault).file)),
    '--testNamePattern',
    anyOf(some.map((fault) => testOf(fault).title)),
  ]);

/** Runs end-to-end tests of the copy against its built site. @param {Fault[]} some */
async function endToEndTests(some) {
  // From the copy, so that its own nginx.conf is used.
  const { startNginx } = await import(path.join(folder, 'scripts/lib/nginx.mjs'));
  const port = await freePort(FIRST_PORT);
  const { stop, ended } = await startNginx(findProgram('nginx'), port, path.join(folder, 'dist'));
  try {
    const url = `http://127.0.0.1:${port}`;
    await waitForAnswer(`${url}/healthz`, ended);
    const files = new Set(some.map((fault) => testOf(fault).file));
    return await runTests(
      'playwright',
      [
        ...['test', ...files, '--grep', anyOf(some.map((fault) => testOf(fault).title))],
        ...['--reporter', 'line', '--retries', '0', '--max-failures', '1'],
      ],
      { SITE_URL: url, BROWSER_PATH: findBrowser(), LIMIT_MS },
    );
  } finally {
    await stop();
  }
}

/** Builds the copy. @returns {Promise<{ code: number, output: string }>} */
const build = (compression = 'off') =>
  run('npm', ['run', '--silent', 'build'], {
    cwd: folder,
    quiet: true,
    env: { ...process.env, COMPRESSION: compression },
  });

/**
 * Makes a fault in the copy, and mends it again.
 *
 * @param {Fault} fault
 * @returns {Promise<string>} who noticed it; empty when nobody did
 * @throws {UserFacingError} when the fault cannot be made, or its test does not exist
 */
async function tryFault(fault) {
  const file = path.join(folder, fault.file);
  const before = readFileSync(file, 'utf8');
  const after = before.replace(fault.from, fault.to);
  if (after === before) {
    throw new UserFacingError(`${fault.fault}: ${fault.file} does not contain ${fault.from}`);
  }
  writeFileSync(file, after);
  try {
    if (isUnit(fault)) {
      const { hasRun, hasPassed } = await unitTests([fault]);
      return hasRun && !hasPassed ? fault.noticedBy : '';
    }
    if (!fault.file.endsWith('nginx.conf')) {
      const { code, output } = await build(fault.compressed ? 'on' : 'off');
      if (code !== 0) {
        return `the build: ${output.trim().split('\n')[0]}`;
      }
    }
    const { hasRun, hasPassed, output } = await endToEndTests([fault]);
    if (!hasRun) {
      throw new UserFacingError(`${fault.fault}: ${fault.noticedBy} did not run.\n${output.slice(-800)}`);
    }
    return hasPassed ? '' : fault.noticedBy;
  } finally {
    writeFileSync(file, before);
  }
}

/** Without a fault all these tests must pass. @throws {UserFacingError} when one does not */
async function tryWithoutFault() {
  const units = chosen.filter(isUnit);
  const endToEnd = chosen.filter((fault) => !isUnit(fault));
  const { code, output } = await build('on');
  if (code !== 0) {
    throw new UserFacingError(`The project cannot be built without a fault:\n${output}`);
  }
  for (const result of [
    units.length > 0 && (await unitTests(units)),
    endToEnd.length > 0 && (await endToEndTests(endToEnd)),
  ]) {
    if (result && !result.hasPassed) {
      throw new UserFacingError(`A test fails without a fault:\n${result.output.slice(-3000)}`);
    }
  }
}

try {
  if (chosen.length === 0) {
    throw new UserFacingError(`No fault is described by “${wanted}”.`);
  }
  await tryWithoutFault();
  /** @type {Fault[]} */
  const unnoticed = [];
  // The site without a fault is there from before; faults of nginx.conf need no build of their own.
  const ofServer = chosen.filter(({ file }) => file.endsWith('nginx.conf'));
  for (const fault of [...ofServer, ...chosen.filter((other) => !ofServer.includes(other))]) {
    const noticedBy = await tryFault(fault);
    console.log(`${noticedBy ? '✓' : '✗'} ${fault.fault}: ${noticedBy || 'nobody noticed'}`);
    if (!noticedBy) {
      unnoticed.push(fault);
    }
  }
  console.log(`\n${chosen.length} faults, ${unnoticed.length} unnoticed`);
  for (const { fault, file, noticedBy } of unnoticed) {
    console.log(`  ${fault} (${file}) should be noticed by ${noticedBy}`);
  }
  process.exitCode = unnoticed.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof UserFacingError ? error.message : error);
  process.exitCode = 1;
}
await runCleanup();
