// npm test: installs what is missing, checks everything from format to the running
// container, ends with one line «N passed, N failed», and leaves nothing behind.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runningEngine, startEngine } from './lib/engine.mjs';
import { buildImage, canHave, officialImages, standInImages } from './lib/images.mjs';
import { canInstallPackages, checkNode, installDependencies, installPackages } from './lib/machine.mjs';
import { Report } from './lib/report.mjs';
import { find, PlainError, root, run } from './lib/run.mjs';

const IMAGE = 'site-under-test';
const bin = (/** @type {string} */ name) => path.join(root, 'node_modules/.bin', name);

const report = new Report();
const folder = mkdtempSync(path.join(tmpdir(), 'site-test-'));
/** What is to be undone at the end, last first. @type {(() => unknown)[]} */
const undo = [() => rmSync(folder, { recursive: true, force: true })];

async function cleanUp() {
  for (const step of undo.splice(0).reverse()) {
    await step();
  }
}

/**
 * A check that passes or fails as a whole.
 *
 * @param {string} name
 * @param {() => Promise<unknown>} check fails by throwing
 */
async function single(name, check) {
  try {
    await check();
    report.add(name, 1, 0);
    return true;
  } catch (error) {
    console.error(error instanceof PlainError ? error.message : error);
    report.add(name, 0, 1);
    return false;
  }
}

/** @param {Parameters<typeof run>} call */
async function succeed(...call) {
  const { code } = await run(...call);
  if (code !== 0) {
    throw new PlainError(`${path.basename(call[0])} ended with ${code}.`);
  }
}

/** Installs the engine and the browser where that is possible; elsewhere says how to get what is missing. */
async function provision() {
  const { findBrowser } = await import('./lib/browser.mjs');
  const engine = await runningEngine();
  const needs = [
    {
      has: Boolean(engine || find('dockerd')),
      packages: ['docker.io', 'iptables', 'iproute2'],
      get: 'a Docker engine: https://docs.docker.com/engine/install/',
    },
    {
      has: Boolean(findBrowser()),
      packages: ['chromium'],
      get: 'a browser: npx playwright install chromium',
    },
    { has: Boolean(find('debootstrap')) || !canInstallPackages(), packages: ['debootstrap'], get: '' },
  ].filter(({ has }) => !has);
  if (needs.length > 0 && !canInstallPackages()) {
    throw new PlainError(`The tests need ${needs.map(({ get }) => get).join('; and ')}`);
  }
  if (needs.length > 0) {
    const packages = needs.flatMap((need) => need.packages);
    console.log(`Installing ${packages.join(' ')} with apt …`);
    await installPackages(packages);
  }
  return /** @type {string} */ (findBrowser());
}

/** An engine with the site's image in it. @returns {Promise<import('./lib/engine.mjs').Engine>} */
async function engineWithImage() {
  const engine = (await runningEngine()) ?? (await startEngine(folder));
  undo.push(() => engine.stop());
  let images = {};
  const had = await Promise.all(Object.values(officialImages()).map((image) => canHave(engine, image)));
  if (had.includes(false)) {
    console.log('The official images cannot be pulled: making stand-ins from Debian’s packages …');
    images = await standInImages(engine, folder);
    undo.push(() => engine.docker(['rmi', '--force', ...Object.values(images)]));
  }
  await buildImage(engine, IMAGE, images);
  undo.push(() => engine.docker(['rmi', '--force', IMAGE]));
  return engine;
}

/**
 * @param {import('./lib/engine.mjs').Engine} engine
 * @returns {Promise<string>} the address of the site, run as the README says an operator should
 */
async function startContainer(engine) {
  const { code, output } = await engine.docker([
    ...['run', '--detach', '--publish', '127.0.0.1::8080'],
    ...['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges'],
    IMAGE,
  ]);
  const container = output.trim();
  if (code !== 0) {
    throw new PlainError(`The container did not start: ${container}`);
  }
  undo.push(() => engine.docker(['rm', '--force', '--volumes', container]));
  const port = await engine.docker(['port', container, '8080']);
  return `http://${port.output.trim().split('\n')[0]}`;
}

/**
 * @param {import('./lib/engine.mjs').Engine} engine
 * @param {string} siteUrl
 * @param {string} browser
 */
async function endToEnd(engine, siteUrl, browser) {
  const file = path.join(folder, 'e2e.json');
  const env = {
    ...process.env,
    ...(engine.host && { DOCKER_HOST: engine.host }),
    SITE_URL: siteUrl,
    SITE_IMAGE: IMAGE,
    BROWSER_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  };
  await run(bin('playwright'), ['test', '--reporter=list,json'], { env });
  if (!existsSync(file)) {
    report.add('end to end', 0, 1);
    return;
  }
  const { expected, unexpected, flaky, skipped } = JSON.parse(readFileSync(file, 'utf8')).stats;
  report.add('end to end', expected, unexpected + flaky + skipped);
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
  const browser = await provision();

  // The image takes longest, mostly waiting for the network.
  /** @type {Promise<{ engine?: import('./lib/engine.mjs').Engine, error?: unknown }>} */
  const image = engineWithImage().then(
    (engine) => ({ engine }),
    (error) => ({ error }),
  );
  await single('format and lint', () => succeed(bin('biome'), ['check', '--error-on-warnings', '.']));
  await single('spelling', () => succeed('npm', ['run', '--silent', 'spell']));
  await single('types', () => succeed(bin('tsc'), []));
  await unitTests();

  const { engine, error } = await image;
  const hasImage = await single('image', async () => {
    if (error) {
      throw error;
    }
  });
  const dist = path.join(root, 'dist');
  if (!existsSync(dist)) {
    undo.push(() => rmSync(dist, { recursive: true, force: true }));
  }
  await single('build', () => succeed('npm', ['run', '--silent', 'build']));
  if (hasImage && engine) {
    const siteUrl = await startContainer(engine);
    await single('budget', () =>
      succeed('npm', ['run', '--silent', 'budget'], { env: { ...process.env, SITE_URL: siteUrl } }),
    );
    await endToEnd(engine, siteUrl, browser);
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, async () => {
    await cleanUp();
    process.exit(1);
  });
}

try {
  await main();
} catch (error) {
  console.error(error instanceof PlainError ? error.message : error);
  report.add('preparation', 0, 1);
}
await cleanUp();
if (report.failures.length > 0) {
  console.log(`\nFailed: ${report.failures.join(', ')}`);
}
console.log(`\n${report}`);
process.exit(report.failed > 0 ? 1 : 0);
