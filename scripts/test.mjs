// npm test: installs the programs and packages that it needs, runs all checks from format to the
// running container, ends with one line “N passed, N failed”, and removes all that it made.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onCleanup, runCleanup } from './lib/cleanup.mjs';
import { checkNode, checkTemporarySpace, installDependencies } from './lib/machine.mjs';
import { Report } from './lib/report.mjs';
import { installRequirements } from './lib/requirements.mjs';
import { root, run, UserFacingError } from './lib/run.mjs';
import {
  builtSite,
  engineWithImages,
  IMAGE,
  startContainer,
  startWaitingServers,
} from './lib/siteUnderTest.mjs';

/** @typedef {import('./lib/engine.mjs').Engine} Engine */

const bin = (/** @type {string} */ name) => path.join(root, 'node_modules/.bin', name);

/** Room for an engine's images and containers, and for copies of the project. */
const NEEDED_GIGABYTES = 4;

const report = new Report();
const folder = mkdtempSync(path.join(tmpdir(), 'site-test-'));
onCleanup(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Runs a check that counts as one test.
 *
 * @param {string} name
 * @param {() => Promise<unknown>} check throws when it fails
 * @returns {Promise<boolean>} whether it passed
 */
async function runCheck(name, check) {
  try {
    await check();
    report.add(name, 1, 0);
    return true;
  } catch (error) {
    console.error(error instanceof UserFacingError ? error.message : error);
    report.add(name, 0, 1);
    return false;
  }
}

/** Runs a program; throws when it does not succeed. @param {Parameters<typeof run>} call */
async function runSuccessfully(...call) {
  const { code } = await run(...call);
  if (code !== 0) {
    throw new UserFacingError(`${path.basename(call[0])} ended with exit code ${code}.`);
  }
}

/**
 * Runs end-to-end tests.
 *
 * @param {string} name of these tests in the report
 * @param {string[]} projects of playwright.config.ts
 * @param {{ engine: Engine, proxyImage: string, buildArguments: Record<string, string>, siteUrl: string, dist: string,
 *   shared: string, servers: import('./lib/siteUnderTest.mjs').WaitingServer[] }} site
 */
async function endToEnd(
  name,
  projects,
  { engine, proxyImage, buildArguments, siteUrl, dist, shared, servers },
) {
  const { hasDownloadedBrowser, systemBrowser } = await import('./lib/browser.mjs');
  const file = path.join(folder, `${name}.json`);
  const env = {
    ...process.env,
    ...(engine.host && { DOCKER_HOST: engine.host }),
    SITE_URL: siteUrl,
    SITE_IMAGE: IMAGE,
    SITE_DIST: dist,
    SHARED_FOLDER: shared,
    WAITING_SERVERS: JSON.stringify(servers),
    CADDY_IMAGE: proxyImage,
    ...buildArguments,
    E2E_RESULT: file,
    BROWSER_PATH: hasDownloadedBrowser() ? undefined : systemBrowser(),
  };
  const args = projects.flatMap((project) => ['--project', project]);
  await run(bin('playwright'), ['test', ...args, '--output', path.join('test-results', name)], { env });
  /** @type {import('../e2e/reporter').E2eResult} */
  const result = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { passed: 0, failed: 1, failures: [] };
  report.add(name, result.passed, result.failed, result.failures);
}

async function unitTests() {
  const { code, output } = await run(bin('rstest'), ['run'], { env: { ...process.env, NO_COLOR: '1' } });
  const count = (/** @type {string} */ word) =>
    Number(new RegExp(`^\\s*Tests\\s.*?(\\d+) ${word}`, 'm').exec(output)?.[1] ?? 0);
  // Seam: rstest-report, the line that counts the tests.
  const isReported = code === 0 && count('passed') > 0;
  if (code === 0 && !isReported) {
    console.error('Rstest no longer prints how many tests passed (see rstest-report in UPSTREAM.md).');
  }
  report.add('units', count('passed'), Math.max(count('failed') + count('skipped'), isReported ? 0 : 1));
}

async function main() {
  checkNode();
  checkTemporarySpace(NEEDED_GIGABYTES);
  await installDependencies();
  await installRequirements();

  // The image takes longest, mostly waiting for the network, so the other checks run meanwhile.
  /** @type {Promise<Partial<Awaited<ReturnType<typeof engineWithImages>>> & { error?: unknown }>} */
  const images = engineWithImages(folder).catch((error) => ({ error }));
  await runCheck('format and lint', () =>
    runSuccessfully(bin('biome'), ['check', '--error-on-warnings', '.']),
  );
  await runCheck('spelling', () => runSuccessfully('npm', ['run', '--silent', 'spell']));
  await runCheck('types', () => runSuccessfully(bin('tsc'), []));
  await unitTests();

  const { engine, proxyImage, buildArguments, error } = await images;
  const hasImage = await runCheck('image', async () => {
    if (error) {
      throw error;
    }
  });
  if (hasImage && engine && proxyImage && buildArguments) {
    const siteUrl = await startContainer(engine);
    const dist = await builtSite(engine, folder);
    const env = { ...process.env, SITE_URL: siteUrl, SITE_DIST: dist };
    const npmRun = (/** @type {string} */ script) =>
      runSuccessfully('npm', ['run', '--silent', script], { env });
    const shared = path.join(folder, 'shared');
    mkdirSync(shared);
    const servers = await startWaitingServers(engine, path.join(folder, 'servers'));
    const site = { engine, proxyImage, buildArguments, siteUrl, dist, shared, servers };
    await Promise.all([
      runCheck('valid HTML', () => npmRun('validate')),
      runCheck('search', () =>
        runSuccessfully('npm', ['run', '--silent', 'bench:search', '--', '--goals'], { env }),
      ),
      endToEnd('server', ['deploy', 'server'], site),
    ]);
    const { findFirefox, findWebKitDriver } = await import('./lib/browser.mjs');
    const engines = ['chromium', findFirefox() && 'firefox', findWebKitDriver() && 'webkit'];
    await Promise.all([
      runCheck('budget', () => npmRun('budget')),
      endToEnd('pages', ['site', ...engines.filter((name) => name !== undefined)], site),
    ]);
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof UserFacingError ? error.message : error);
  report.add('preparation', 0, 1);
}
await runCleanup();
console.log(`\n${report}`);
process.exit(report.failed > 0 ? 1 : 0);
