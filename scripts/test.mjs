// npm test: installs the programs and packages that it needs, runs all checks from format to the
// running container, ends with one line “N passed, N failed”, and removes all that it made.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findCompose, runningEngine, startEngine } from './lib/engine.mjs';
import { buildImage } from './lib/images.mjs';
import { canInstallPackages, checkNode, installDependencies, installPackages } from './lib/machine.mjs';
import { Report } from './lib/report.mjs';
import { findProgram, root, run, UserFacingError } from './lib/run.mjs';
import { pullOrMakeImages } from './lib/standInImages.mjs';

/** @typedef {import('./lib/engine.mjs').Engine} Engine */

const IMAGE = 'site-under-test';
const bin = (/** @type {string} */ name) => path.join(root, 'node_modules/.bin', name);

const report = new Report();
const folder = mkdtempSync(path.join(tmpdir(), 'site-test-'));
/** Run at the end, the last one first. @type {(() => unknown)[]} */
const cleanupSteps = [() => rmSync(folder, { recursive: true, force: true })];

async function runCleanup() {
  for (const step of cleanupSteps.splice(0).reverse()) {
    await step();
  }
}

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
 * Installs Docker, Docker Compose and the browsers where apt can do that. Elsewhere Firefox and WebKit are
 * not required: playwright.config.ts says that the journeys do not run in them.
 *
 * @throws {UserFacingError} that says how to install what is missing
 */
async function provision() {
  const { findBrowser, findFirefox, findWebKitDriver } = await import('./lib/browser.mjs');
  const engine = await runningEngine();
  const needs = [
    {
      has: Boolean(engine || findProgram('dockerd')),
      packages: ['docker.io', 'iptables', 'iproute2'],
      get: 'a Docker engine: https://docs.docker.com/engine/install/',
    },
    {
      has: Boolean(await findCompose()),
      packages: ['docker-compose'],
      get: 'Docker Compose: https://docs.docker.com/compose/install/',
    },
    {
      has: Boolean(findBrowser()),
      packages: ['chromium-headless-shell'],
      get: 'a browser: npx playwright install chromium',
    },
    {
      has: Boolean(findProgram('java')),
      packages: ['default-jre-headless'],
      get: 'Java, for the HTML checker',
    },
    { has: Boolean(findProgram('debootstrap')), packages: ['debootstrap'] },
    { has: Boolean(findFirefox()), packages: ['firefox-esr'] },
    { has: Boolean(findWebKitDriver()), packages: ['webkit2gtk-driver', 'xvfb'] },
  ].filter(({ has, get }) => !has && (get || canInstallPackages()));
  if (needs.length > 0 && !canInstallPackages()) {
    throw new UserFacingError(`The tests need ${needs.map(({ get }) => get).join('; and ')}`);
  }
  if (needs.length > 0) {
    const packages = needs.flatMap((need) => need.packages);
    console.log(`Installing ${packages.join(' ')} with apt …`);
    await installPackages(packages);
  }
}

/**
 * Starts a Docker engine if there is none, and builds the site's image.
 *
 * @returns {Promise<{ engine: Engine, proxyImage: string }>} with the image of the proxy in deploy/
 */
async function engineWithImages() {
  const engine = (await runningEngine()) ?? (await startEngine(folder));
  cleanupSteps.push(() => engine.stop());
  const { buildArguments, proxyImage, standIns } = await pullOrMakeImages(engine, folder);
  if (standIns.length > 0) {
    cleanupSteps.push(() => engine.docker(['rmi', '--force', ...standIns]));
  }
  await buildImage(engine, IMAGE, buildArguments);
  cleanupSteps.push(() => engine.docker(['rmi', '--force', IMAGE]));
  return { engine, proxyImage };
}

/**
 * @param {Engine} engine
 * @returns {Promise<string>} the address of the site, in a container with the options that README.md recommends
 */
async function startContainer(engine) {
  const { code, output } = await engine.docker([
    ...['run', '--detach', '--publish', '127.0.0.1::8080'],
    ...['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges'],
    IMAGE,
  ]);
  const container = output.trim();
  if (code !== 0) {
    throw new UserFacingError(`The container did not start: ${container}`);
  }
  cleanupSteps.push(() => engine.docker(['rm', '--force', '--volumes', container]));
  const port = await engine.docker(['port', container, '8080']);
  return `http://${port.output.trim().split('\n')[0]}`;
}

/**
 * @param {Engine} engine
 * @returns {Promise<string>} the folder of a copy of the built site that the image holds
 */
async function builtSite(engine) {
  const dist = path.join(folder, 'dist');
  const { code, output } = await engine.docker(['create', IMAGE]);
  const container = output.trim();
  const copied = await engine.docker(['cp', `${container}:/srv/site`, dist]);
  await engine.docker(['rm', container]);
  if (code !== 0 || copied.code !== 0) {
    throw new UserFacingError(`The site could not be copied out of its image: ${output}${copied.output}`);
  }
  return dist;
}

/**
 * Runs end-to-end tests.
 *
 * @param {string} name of these tests in the report
 * @param {string[]} projects of playwright.config.ts
 * @param {{ engine: Engine, proxyImage: string, siteUrl: string }} site
 */
async function endToEnd(name, projects, { engine, proxyImage, siteUrl }) {
  const { hasDownloadedBrowser, systemBrowser } = await import('./lib/browser.mjs');
  const file = path.join(folder, `${name}.json`);
  const env = {
    ...process.env,
    ...(engine.host && { DOCKER_HOST: engine.host }),
    SITE_URL: siteUrl,
    SITE_IMAGE: IMAGE,
    CADDY_IMAGE: proxyImage,
    E2E_RESULT: file,
    BROWSER_PATH: hasDownloadedBrowser() ? undefined : systemBrowser(),
  };
  const args = projects.flatMap((project) => ['--project', project]);
  await run(bin('playwright'), ['test', ...args, '--output', path.join('test-results', name)], { env });
  const { passed, failed } = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { passed: 0, failed: 1 };
  report.add(name, passed, failed);
}

async function unitTests() {
  const { code, output } = await run(bin('rstest'), ['run'], { env: { ...process.env, NO_COLOR: '1' } });
  const count = (/** @type {string} */ word) =>
    Number(new RegExp(`^\\s*Tests\\s.*?(\\d+) ${word}`, 'm').exec(output)?.[1] ?? 0);
  report.add('units', count('passed'), Math.max(count('failed') + count('skipped'), code === 0 ? 0 : 1));
}

async function main() {
  checkNode();
  await installDependencies();
  await provision();

  // The image takes longest, mostly waiting for the network, so the other checks run meanwhile.
  /** @type {Promise<{ engine?: Engine, proxyImage?: string, error?: unknown }>} */
  const images = engineWithImages().catch((error) => ({ error }));
  await runCheck('format and lint', () =>
    runSuccessfully(bin('biome'), ['check', '--error-on-warnings', '.']),
  );
  await runCheck('spelling', () => runSuccessfully('npm', ['run', '--silent', 'spell']));
  await runCheck('types', () => runSuccessfully(bin('tsc'), []));
  await unitTests();

  const { engine, proxyImage, error } = await images;
  const hasImage = await runCheck('image', async () => {
    if (error) {
      throw error;
    }
  });
  if (hasImage && engine && proxyImage) {
    const siteUrl = await startContainer(engine);
    await runCheck('budget', () =>
      runSuccessfully('npm', ['run', '--silent', 'budget'], { env: { ...process.env, SITE_URL: siteUrl } }),
    );
    const dist = await builtSite(engine);
    const site = { engine, proxyImage, siteUrl };
    await Promise.all([
      runCheck('valid HTML', () =>
        runSuccessfully('npm', ['run', '--silent', 'validate'], { env: { ...process.env, SITE_DIST: dist } }),
      ),
      endToEnd('server', ['server'], site),
    ]);
    const { findFirefox, findWebKitDriver } = await import('./lib/browser.mjs');
    const engines = ['chromium', findFirefox() && 'firefox', findWebKitDriver() && 'webkit'];
    await endToEnd('pages', ['site', ...engines.filter((name) => name !== undefined)], site);
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, async () => {
    await runCleanup();
    process.exit(1);
  });
}

try {
  await main();
} catch (error) {
  console.error(error instanceof UserFacingError ? error.message : error);
  report.add('preparation', 0, 1);
}
await runCleanup();
if (report.failures.length > 0) {
  console.log(`\nFailed: ${report.failures.join(', ')}`);
}
console.log(`\n${report}`);
process.exit(report.failed > 0 ? 1 : 0);
