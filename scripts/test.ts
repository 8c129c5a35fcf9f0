// npm test: installs the programs and packages that it needs, runs all checks from format to the
// running container, ends with one line “N passed, N failed”, and removes all that it made.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { findFirefox, findWebKitDriver } from './lib/browser';
import { main, onCleanup, printError, runCleanup } from './lib/main';
import { bin, mustRun, run, UserFacingError } from './lib/run';
import { builtSite, engineWithImages, IMAGE, startContainer } from './lib/siteUnderTest';
import { installRequirements } from './standIns/requirements';

/** Room for an engine's images and containers, and for copies of the project. */
const NEEDED_GIGABYTES = 4;

/** What is checked without the built site. */
const SOURCE_CHECKS: Record<string, [program: string, ...args: string[]]> = {
  'format and lint': [bin('biome'), 'check', '--error-on-warnings', '.'],
  spelling: [bin('cspell'), '--no-progress', '--no-summary'],
  types: [bin('tsc')],
  'unit tests': [bin('rstest'), 'run'],
};

const begun = performance.now();
const total = { passed: 0, failed: 0 };
/** What failed: a check, or a test with its message. */
const failures: string[] = [];

/** Prints the result of a part. @param tests the names of those that failed */
function report(name: string, passed: number, failed: number, tests: string[] = []): void {
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) {
    failures.push(name, ...tests);
  }
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(`\n${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (after ${seconds} s)`);
}

/** Runs a check that counts as one test. @returns what it gives; undefined when it failed */
async function check<Result>(name: string, action: () => Promise<Result>): Promise<Result | undefined> {
  try {
    const result = await action();
    report(name, 1, 0);
    return result;
  } catch (error) {
    printError(error);
    report(name, 0, 1);
    return undefined;
  }
}

const runCheck = (name: string, [program, ...args]: [string, ...string[]], env = process.env) =>
  check(name, () => mustRun(`${name}: failed.`, program, args, { env }));

/** The titles of the tests below a suite that did not pass at once. */
const failedIn = ({ suites = [], specs }: JSONReportSuite): string[] => [
  ...suites.flatMap(failedIn),
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status !== 'expected'))
    .map(({ file, line, title }) => `${file}:${line} ${title}`),
];

/** Runs end-to-end tests. @param projects of playwright.config.ts */
async function endToEnd(name: string, projects: string[], folder: string, env: NodeJS.ProcessEnv) {
  const file = path.join(folder, `${name}.json`);
  const args = projects.flatMap((project) => ['--project', project]);
  const { code } = await run(
    bin('playwright'),
    ['test', ...args, '--output', path.join('test-results', name)],
    {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    },
  );
  const result: JSONReport | undefined = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : undefined;
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = result?.stats ?? {};
  // A run that was interrupted, or found no test, has failed, too.
  const failed = unexpected + flaky + skipped || Number(code !== 0 || expected === 0);
  report(name, expected, failed, result?.suites.flatMap(failedIn));
}

/** Programs that meet a full disk say many other things. @throws {UserFacingError} when there is too little room */
function checkTemporarySpace(): void {
  const { bavail, bsize } = statfsSync(tmpdir());
  const free = (bavail * bsize) / 1e9;
  if (free < NEEDED_GIGABYTES) {
    throw new UserFacingError(
      `The tests need ${NEEDED_GIGABYTES} GB in ${tmpdir()}, which has ${free.toFixed(1)}: make room, or name another folder by TMPDIR.`,
    );
  }
}

async function test(): Promise<void> {
  checkTemporarySpace();
  await installRequirements();
  const folder = mkdtempSync(path.join(tmpdir(), 'site-test-'));
  onCleanup(() => rmSync(folder, { recursive: true, force: true }));

  // The image takes longest, mostly waiting for the network, so the other checks run meanwhile.
  const image = check('image', () => engineWithImages(folder));
  for (const [name, call] of Object.entries(SOURCE_CHECKS)) {
    await runCheck(name, call);
  }
  const images = await image;
  if (!images) {
    return;
  }
  const { engine, proxyImage, buildArguments } = images;
  const shared = path.join(folder, 'shared');
  mkdirSync(shared);
  const env = {
    ...process.env,
    ...(engine.host && { DOCKER_HOST: engine.host }),
    SITE_URL: await startContainer(engine),
    SITE_IMAGE: IMAGE,
    SITE_DIST: await builtSite(engine, folder),
    SHARED_FOLDER: shared,
    CADDY_IMAGE: proxyImage,
    ...buildArguments,
  };
  await Promise.all([
    runCheck('search', ['npm', 'run', '--silent', 'bench:search', '--', '--goals'], env),
    endToEnd('server', ['deploy', 'server'], folder, env),
  ]);
  const engines = ['chromium', findFirefox() && 'firefox', findWebKitDriver() && 'webkit'];
  await Promise.all([
    runCheck('budget', ['npm', 'run', '--silent', 'budget'], env),
    endToEnd('pages', ['site', ...engines.filter((name) => name !== undefined)], folder, env),
  ]);
}

main(async () => {
  try {
    await test();
  } catch (error) {
    printError(error);
    report('preparation', 0, 1);
  }
  await runCleanup();
  if (failures.length > 0) {
    // It may be far up by now.
    console.log(['\nFailed:', ...failures].join('\n  '));
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed > 0 ? 1 : 0;
});
