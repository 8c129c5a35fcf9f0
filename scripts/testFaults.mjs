// npm run test:faults: tests the tests. Makes the faults of e2e/faults/ one after the other in copies of
// the project, runs the test that must notice each, and lists those that nobody noticed. Exits with 1
// when there is one, or when a fault could not be tried.
//   npm run test:faults -- retry   only the faults whose description, file or test contains the word
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { faults } from '../e2e/faults/index.mjs';
import { runCleanup } from './lib/cleanup.mjs';
import { isBench, isEndToEnd, isUnit, needsNoBuild, testOf, withFault } from './lib/fault.mjs';
import { FaultyCopy } from './lib/faultyCopy.mjs';
import { root, run, UserFacingError } from './lib/run.mjs';

/** @typedef {import('../e2e/faults/index.mjs').Fault} Fault */

const FIRST_PORT = 8300;
/** Far apart, so that two copies that look for a free port do not find the same. */
const PORTS_APART = 20;
/** While one copy waits for a test, the other builds. */
const COPIES = 2;

/** The names of all tests in some files, as ` › ` joins them in the catalogue. @param {Fault[]} some */
async function testNames(some) {
  const lists = await Promise.all(
    [
      {
        program: 'playwright',
        args: ['test', '--list', '--reporter', 'list'],
        tests: some.filter(isEndToEnd),
      },
      { program: 'rstest', args: ['list'], tests: some.filter(isUnit) },
    ].map(async ({ program, args, tests }) => {
      const files = new Set(tests.map((fault) => testOf(fault).file));
      const { output } = await run(path.join(root, 'node_modules/.bin', program), [...args, ...files], {
        quiet: true,
        env: { ...process.env, NO_COLOR: '1', SITE_URL: 'http://127.0.0.1' },
      });
      return output.split('\n');
    }),
  );
  return lists.flat().map((line) =>
    line
      .trim()
      .replace(/^\[\w+\] › (\S+?):\d+:\d+ › /, 'e2e/$1 › ')
      .replaceAll(' > ', ' › '),
  );
}

/** @param {Fault[]} some @throws {UserFacingError} with a line for each fault that names no text or no test */
async function checkFaults(some) {
  const names = await testNames(some);
  const problems = some.flatMap((fault) => {
    const text = readFileSync(path.join(root, fault.file), 'utf8');
    const hasTest =
      (!isUnit(fault) && !isEndToEnd(fault)) || names.some((name) => name.startsWith(fault.noticedBy));
    return [
      ...(withFault(fault, text) === text
        ? [`${fault.fault}: ${fault.file} does not contain ${fault.from}`]
        : []),
      ...(hasTest ? [] : [`${fault.fault}: there is no test ${fault.noticedBy}`]),
    ];
  });
  if (problems.length > 0) {
    throw new UserFacingError(problems.join('\n'));
  }
}

/** Without a fault all tests must pass. @param {FaultyCopy} copy @param {Fault[]} some @throws {UserFacingError} when one does not */
async function tryWithoutFault(copy, some) {
  const { code, output } = await copy.build('on');
  if (code !== 0) {
    throw new UserFacingError(`The project cannot be built without a fault:\n${output}`);
  }
  if (some.some(isBench)) {
    const bench = await copy.bench();
    if (bench.code !== 0) {
      throw new UserFacingError(`A query fails without a fault:\n${bench.output.slice(-6000)}`);
    }
  }
  const units = some.filter(isUnit);
  const endToEnd = some.filter(isEndToEnd);
  for (const result of [
    units.length > 0 && (await copy.unitTests(units)),
    endToEnd.length > 0 && (await copy.endToEndTests(endToEnd, false)),
  ]) {
    if (result && !result.hasPassed) {
      throw new UserFacingError(`A test fails without a fault:\n${result.output.slice(-6000)}`);
    }
  }
}

/**
 * Tries the faults, each in the copy that is free first.
 *
 * @param {FaultyCopy[]} copies with the built site
 * @param {Fault[]} some
 * @returns {Promise<string[]>} a line for each fault that was not noticed or could not be tried
 */
async function tryFaults(copies, some) {
  // The site without a fault is there from before; a fault of the pages replaces it.
  const waiting = [...some.filter(needsNoBuild), ...some.filter((fault) => !needsNoBuild(fault))].values();
  /** @type {string[]} */
  const problems = [];
  await Promise.all(
    copies.map(async (copy) => {
      // All of them take from the same list.
      for (const fault of waiting) {
        const verdict = await copy.notices(fault).catch((error) => String(error.message));
        console.log(
          `${verdict === true ? '✓' : '✗'} ${fault.fault}: ${verdict === true ? fault.noticedBy : verdict || 'nobody noticed'}`,
        );
        if (verdict === false) {
          problems.push(`${fault.fault} (${fault.file}) should be noticed by ${fault.noticedBy}`);
        } else if (verdict !== true) {
          problems.push(`${fault.fault} (${fault.file}) could not be tried`);
        }
      }
    }),
  );
  return problems;
}

const word = process.argv[2]?.toLowerCase() ?? '';
try {
  const chosen = faults.filter(({ fault, file, noticedBy }) =>
    [fault, file, noticedBy].some((text) => text.toLowerCase().includes(word)),
  );
  if (chosen.length === 0) {
    throw new UserFacingError(`No fault is described by “${word}”.`);
  }
  await checkFaults(chosen);
  const copies = Array.from(
    { length: COPIES },
    (_, index) => new FaultyCopy(FIRST_PORT + index * PORTS_APART),
  );
  const [first, ...others] = copies;
  if (first) {
    await tryWithoutFault(first, chosen);
    for (const copy of others) {
      copy.takeSiteOf(first);
    }
  }
  const problems = await tryFaults(copies, chosen);
  console.log([`\n${chosen.length} faults, ${problems.length} unnoticed`, ...problems].join('\n  '));
  process.exitCode = problems.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof UserFacingError ? error.message : error);
  process.exitCode = 1;
}
await runCleanup();
