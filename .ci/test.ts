// npm test: installs the programs that it needs, and runs all checks, from the format of the code
// to a running container. It removes its container, its image and its temporary files, and ends
// with the line “N passed, N failed”.
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type {
  JSONReport,
  JSONReportSpec,
  JSONReportSuite,
  JSONReportTest,
} from '@playwright/test/reporter';
import { ENGINE_NAMES } from '../scripts/lib/browser';
import { buildImage, findEngine, mustDocker } from '../scripts/lib/docker';
import { main, makeTemporaryFolder, onCleanup, printError, runCleanup } from '../scripts/lib/main';
import { installTestPrograms } from '../scripts/lib/programs';
import { mustRun, npmProgramPath, run } from '../scripts/lib/run';
import { startSiteContainer } from '../scripts/lib/siteContainer';
import { startEngine } from './standIns/engine';
import { pullOrMakeImages } from './standIns/images';

const IMAGE_NAME = 'site-under-test';
/** The time in which a container must answer, also on a busy machine. */
const START_LIMIT_MS = 60_000;

/**
 * The arguments for all builds of the image. Compose passes the same ones. If an argument differed,
 * Docker would build again what it has in its cache.
 */
const BUILD_ARGUMENTS = { SOURCE_DATE_EPOCH: String(Math.floor(Date.now() / 1000)), PUBLISH: '' };

/** The random walk of e2e/machine/walker.spec.ts, of about thirty seconds and always the same. */
const SHORT_WALK = { WALK_SEED: '1', WALK_STEPS: '150' };

const startMs = performance.now();
const testCounts = { passed: 0, failed: 0 };
/** The names of the parts that failed, each before the details of its failures. */
const failures: string[] = [];

/**
 * Prints the result of a part of npm test, and adds it to the total.
 *
 * @param details what failed in the part, and why
 */
function printResult(name: string, passed: number, failed: number, details: string[] = []): void {
  testCounts.passed += passed;
  testCounts.failed += failed;
  if (failed > 0) {
    failures.push(name, ...details);
  }
  const seconds = Math.round((performance.now() - startMs) / 1000);
  console.log(
    `\n${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ` +
      `${failed} failed (after ${seconds} s)`,
  );
}

/**
 * Returns the first lines of an error, without colors. They are few, because CI may show only the
 * last lines of the output.
 */
const firstLines = (error: unknown = ''): string =>
  stripVTControlCharacters(String(error)).split('\n').slice(0, 6).join('\n      ');

/**
 * Runs a part that counts as one test, and prints its result.
 *
 * @returns whether it passed
 */
async function runPart(name: string, action: () => Promise<unknown>): Promise<boolean> {
  try {
    await action();
    printResult(name, 1, 0);
    return true;
  } catch (error) {
    printError(error);
    printResult(name, 0, 1, [firstLines(error)]);
    return false;
  }
}

/**
 * Checks whether a test passed only when it was repeated, because the program of the browser had
 * ended by itself. WebKitGTK does so now and then, on any page, in the software renderer of Mesa.
 */
const hasOutlivedBrowser = ({ status, results }: JSONReportTest): boolean =>
  status === 'flaky' &&
  results
    .filter((result) => result.status !== 'passed')
    .every(({ errors }) => errors.some(({ message }) => message?.includes('NoSuchSessionError')));

/** Returns the specs of some suites, and of all suites in them. */
const collectSpecs = (suites: JSONReportSuite[] = []): JSONReportSpec[] =>
  suites.flatMap((suite) => [...collectSpecs(suite.suites), ...suite.specs]);

/**
 * Returns a text for each test of a spec that failed at least once, unless only its browser ended:
 * its file and line, its title and its error.
 */
const describeFailedTests = ({ file, line, title, tests }: JSONReportSpec): string[] =>
  tests
    .filter(
      (test) =>
        (test.status === 'unexpected' || test.status === 'flaky') && !hasOutlivedBrowser(test),
    )
    .map(({ projectName, results }) => {
      const [error] = results.flatMap(({ errors }) => errors);
      const place = error?.location ? `Line ${error.location.line}: ` : '';
      return (
        `[${projectName}] ${file}:${line} ${title}\n` +
        `      ${place}${firstLines(error?.message)}`
      );
    });

async function runEndToEndTests(
  name: string,
  projects: readonly string[],
  folder: string,
  env: NodeJS.ProcessEnv,
) {
  const file = path.join(folder, `${name}.json`);
  const args = projects.flatMap((project) => ['--project', project]);
  const { code } = await run(
    npmProgramPath('playwright'),
    ['test', ...args, '--output', `test-results/${name}`],
    {
      env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    },
  );
  const testReport: JSONReport | undefined = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : undefined;
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = testReport?.stats ?? {};
  const specs = collectSpecs(testReport?.suites);
  const outlived = specs.flatMap(({ tests }) => tests).filter(hasOutlivedBrowser).length;
  if (outlived > 0) {
    console.log(`The browser ended by itself during ${outlived} tests, which then passed.`);
  }
  // After a repeated test, Playwright's exit code is never 0.
  const endedEarly = outlived > 0 ? (testReport?.errors ?? []).length > 0 : code !== 0;
  // Tests that did not run count as failed. So does a run without a failed test, if it ended early
  // or had no tests.
  const failed = unexpected + flaky - outlived + skipped || Number(endedEarly || expected === 0);
  printResult(name, expected + outlived, failed, [
    ...(testReport?.errors ?? []).map(({ message }) => firstLines(message)),
    ...specs.flatMap(describeFailedTests),
    ...(skipped > 0 ? [`${skipped} tests of it did not run.`] : []),
  ]);
}

async function makeImage(folder: string): Promise<void> {
  if (!(await findEngine())) {
    await startEngine(folder);
  }
  await pullOrMakeImages(folder);
  await buildImage(IMAGE_NAME, BUILD_ARGUMENTS);
  onCleanup(() => mustDocker(['rmi', '--force', IMAGE_NAME]));
}

/**
 * Starts a container of the site, and copies the built site from it.
 *
 * @param folder the folder for that copy
 * @returns the environment variables that the end-to-end tests read
 */
async function startContainer(folder: string): Promise<NodeJS.ProcessEnv> {
  const { id, url } = await startSiteContainer(IMAGE_NAME, [], START_LIMIT_MS);
  onCleanup(() => mustDocker(['rm', '--force', '--volumes', id]));
  const siteFolder = path.join(folder, 'dist');
  await mustDocker(['cp', `${id}:/srv/site`, siteFolder]);
  return { SITE_URL: url, SITE_IMAGE: IMAGE_NAME, SITE_DIST: siteFolder, ...SHORT_WALK };
}

async function runTests(): Promise<void> {
  await installTestPrograms();
  const folder = makeTemporaryFolder('test');
  Object.assign(process.env, BUILD_ARGUMENTS);

  // The first end-to-end tests build the fixed site (e2e/lib/fixtureSite.ts), and later ones use
  // it, too.
  process.env.SHARED_FOLDER = path.join(folder, 'shared');
  mkdirSync(process.env.SHARED_FOLDER);

  // The parts that do not need the image run while it is made.
  const isImageMadePromise = runPart('image', () => makeImage(folder));
  await runPart('format, types, spelling and unit tests', () =>
    mustRun('npm run check failed.', 'npm', ['run', '--silent', 'check']),
  );
  await runEndToEndTests('builds', ['builds'], folder, { SITE_URL: 'none yet' });
  if (await isImageMadePromise) {
    const env = await startContainer(folder);
    await runEndToEndTests('server', ['deploy', 'server'], folder, env);
    await runEndToEndTests('pages', ['content', 'machine', ...ENGINE_NAMES], folder, env);
  }
}

main(async () => {
  try {
    await runTests();
  } catch (error) {
    printError(error);
    printResult('preparation', 0, 1, [firstLines(error)]);
  }
  await runCleanup();
  if (failures.length > 0) {
    console.log(['\nFailed:', ...failures].join('\n  '));
  }
  console.log(`\n${testCounts.passed} passed, ${testCounts.failed} failed`);
  return testCounts.failed > 0 ? 1 : 0;
});
