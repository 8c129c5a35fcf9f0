// npx tsx e2e/faults/run.ts: tests the tests. Makes each fault of faults.ts in a copy of the
// project, runs the test that must fail, and lists the faults that no test noticed. It takes half
// an hour.
//   npx tsx e2e/faults/run.ts drawer   only those whose description, file or test contains the word
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { main, onCleanup } from '../../scripts/lib/main';
import { ProjectCopy } from '../../scripts/lib/projectCopy';
import { bin, run, UserFacingError } from '../../scripts/lib/run';
import { type Fault, faults } from './faults';

/** Shorter than usual, because most tests wait for what a fault prevents. */
const LIMIT_MS = '10000';
const BUILD = 'build';

/** The result of a test, which may not run at all. */
type Verdict = 'passed' | 'failed' | 'not run';

/**
 * Runs a test.
 *
 * @param hasFault without a fault, the test has its usual limits of time
 */
async function runTest(folder: string, test: string, hasFault: boolean): Promise<Verdict> {
  const options = {
    cwd: folder,
    quiet: true,
    env: { ...process.env, ...(hasFault && { LIMIT_MS }) },
  };
  const isUnit = test.endsWith('.test.ts');
  const { code, output } = await (test === BUILD
    ? run('npm', ['run', BUILD], options)
    : isUnit
      ? run(bin('rstest'), ['run', test], options)
      : run(
          'npm',
          ['run', 'e2e', '--', `e2e/${test}.spec`, '--retries=0', '--max-failures=1'],
          options,
        ));
  if (code === 0) {
    return 'passed';
  }
  const hasRun = test === BUILD || isUnit || /^ +✘ /m.test(output);
  if (!hasRun || !hasFault) {
    console.log(output.trim().split('\n').slice(-15).join('\n'));
  }
  return hasRun ? 'failed' : 'not run';
}

/** Makes a fault, runs its test, and undoes the fault. */
async function tryFault(folder: string, test: string, [, name, from, to]: Fault): Promise<Verdict> {
  const file = path.join(folder, name);
  const text = readFileSync(file, 'utf8');
  const faulty = text.replace(from, to);
  if (faulty === text) {
    console.log(`${name} no longer contains ${from}`);
    return 'not run';
  }
  writeFileSync(file, faulty);
  const verdict = await runTest(folder, test, true);
  writeFileSync(file, text);
  return verdict;
}

main(async () => {
  const word = process.argv[2]?.toLowerCase() ?? '';
  const chosen = Object.entries(faults).flatMap(([test, some]) =>
    some
      .filter(([fault, file]) =>
        [fault, file, test].some((text) => text.toLowerCase().includes(word)),
      )
      .map((fault) => ({ test, fault })),
  );
  if (chosen.length === 0) {
    throw new UserFacingError(`No fault is described by “${word}”.`);
  }
  const { folder } = new ProjectCopy();
  onCleanup(() => rmSync(folder, { recursive: true, force: true }));
  for (const test of new Set(chosen.map((one) => one.test))) {
    if ((await runTest(folder, test, false)) !== 'passed') {
      throw new UserFacingError(`${test} does not pass without a fault.`);
    }
  }
  const problems: string[] = [];
  for (const { test, fault } of chosen) {
    const verdict = await tryFault(folder, test, fault);
    console.log(`${verdict === 'failed' ? '✓' : '✗'} ${fault[0]}: ${test} ${verdict}`);
    if (verdict !== 'failed') {
      problems.push(`${fault[0]} (${fault[1]}): ${test} ${verdict}`);
    }
  }
  console.log(
    [`\n${chosen.length} faults, ${problems.length} unnoticed`, ...problems].join('\n  '),
  );
  return problems.length > 0 ? 1 : 0;
});
