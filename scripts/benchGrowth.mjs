// npm run bench:growth: what becomes of the build and of a visit as the site grows.
// Builds copies of the project with 36, 360, 1,000 and 3,000 generated pages, each page in
// one sidebar that lists them all, serves them by nginx and visits them with a browser.
//   npm run bench:growth -- 36 1000   other numbers of pages
// It needs nginx and a browser; memory is measured on Linux only.
import { rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { serveSite, sizeOf, startBrowser } from './lib/benchSite.mjs';
import { generateSite } from './lib/generatedSite.mjs';
import { growth, growthOfPeers } from './lib/goals.mjs';
import { kB, loadedBy, watchRequests } from './lib/pageLoad.mjs';
import { watchProcessTree } from './lib/processTree.mjs';
import { copyProject } from './lib/projectCopy.mjs';
import { PlainError, run } from './lib/run.mjs';
import { undoAll, undoLater } from './lib/undo.mjs';

/**
 * What was measured at one size.
 *
 * @typedef {object} Measured
 * @property {number} pages
 * @property {number} seconds
 * @property {number} [cpuSeconds]
 * @property {number} [peakMB]
 * @property {number} outputMB
 * @property {number} html kB, as all that follow
 * @property {number} beforeLoad
 * @property {number} onceIdle
 * @property {number} entryScripts
 * @property {number} search
 * @property {number} nextPage
 */

/** In a smaller guide, every page is in view in the sidebar, and fetched ahead. */
const SMALLEST = 36;

/** Scripts of every page; those of one page, or of one thing that a visitor does, are in `async/`. */
const ENTRY_SCRIPT = /^\/static\/js\/[^/]*\.js$/;

/** The script that brings one page, when it is navigated to. */
const PAGE_CHUNK = /\/async\/pages\/.*\.js$/;

/** @returns {number[]} how many pages to generate, in turn */
function wantedSizes() {
  const sizes = process.argv.slice(2).map(Number);
  if (sizes.some((size) => !Number.isInteger(size) || size < SMALLEST)) {
    throw new PlainError(`Give numbers of pages, at least ${SMALLEST} each: npm run bench:growth -- 36 1000`);
  }
  return sizes.length > 0 ? sizes : [36, 360, 1000, 3000];
}

/**
 * Builds a copy of the project that has never been built.
 *
 * @param {string} folder
 * @returns {Promise<{ seconds: number, cpuSeconds?: number, peakMB?: number }>}
 */
async function build(folder) {
  const begun = performance.now();
  /** @type {ReturnType<typeof watchProcessTree> | undefined} */
  let taken;
  const { code, output } = await run(process.execPath, ['scripts/build.mjs'], {
    cwd: folder,
    quiet: true,
    onStart(pid) {
      taken = watchProcessTree(pid);
    },
  });
  const seconds = (performance.now() - begun) / 1000;
  const ended = taken?.();
  if (code !== 0) {
    throw new PlainError(`The generated site could not be built:\n${output.trim()}`);
  }
  return { seconds, ...ended };
}

/**
 * Visits a page as somebody does who has never been here: lets it come to rest,
 * follows a link to a page that was not fetched ahead, and searches.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url of the site
 * @param {import('./lib/generatedSite.mjs').GeneratedPage} visited
 */
async function visit(browser, url, visited) {
  const context = await browser.newContext();
  const page = await context.newPage();
  // The browser lists 250 otherwise.
  await page.addInitScript(() => performance.setResourceTimingBufferSize(100_000));
  const isIdle = watchRequests(page);
  let before = 0;
  /** What has been loaded since the last time this was asked. */
  const loadedSince = async () => {
    await isIdle();
    const { files } = await loadedBy(page);
    const added = files.slice(before);
    before = files.length;
    return added;
  };

  await page.goto(url + visited.address);
  await page.locator('html[data-ready]').waitFor();
  const unasked = await loadedSince();
  const { loadedAt } = await loadedBy(page);

  // Clicked without being pointed at or scrolled to, either of which would fetch its page ahead.
  const heading = await page.locator('h1').innerText();
  await page
    .getByRole('main')
    .locator('article a[href^="/docs/"]')
    .last()
    .evaluate((link) => /** @type {HTMLElement} */ (link).click());
  await page.locator('h1').filter({ hasNotText: heading }).waitFor();
  const nextPage = (await loadedSince()).find(({ path: file }) => PAGE_CHUNK.test(file));
  if (!nextPage) {
    throw new PlainError(`The page that ${visited.address} links to last was fetched ahead.`);
  }

  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('combobox').fill(visited.title.split(' ')[0] ?? '');
  await dialog.getByRole('option').first().waitFor();
  const search = await loadedSince();
  await context.close();
  return {
    html: kB(unasked.slice(0, 1)),
    beforeLoad: kB(unasked.filter(({ started }) => started < loadedAt)),
    onceIdle: kB(unasked),
    entryScripts: kB(unasked.filter(({ path: file }) => ENTRY_SCRIPT.test(file))),
    search: kB(search),
    nextPage: kB([nextPage]),
  };
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {number} count how many pages
 * @returns {Promise<Measured>}
 */
async function measure(browser, count) {
  const folder = copyProject();
  undoLater(() => rmSync(folder, { recursive: true, force: true }));
  const pages = generateSite(folder, count);
  const middle = /** @type {typeof pages[number]} */ (pages[Math.floor(count / 2)]);
  const built = await build(folder);
  const dist = path.join(folder, 'dist');
  const { url, stop } = await serveSite(dist);
  const visited = await visit(browser, url, middle);
  await stop();
  const outputMB = sizeOf(dist) / 1e6;
  rmSync(folder, { recursive: true });
  return { pages: count, ...built, outputMB, ...visited };
}

/** @param {number | undefined} value @param {number} [digits] */
const shown = (value, digits = 1) => (value === undefined ? '?' : value.toFixed(digits));

/** @param {Measured[]} all */
function printMeasured(all) {
  console.table(
    all.map((one) => ({
      pages: one.pages,
      'build s': shown(one.seconds),
      'CPU s': shown(one.cpuSeconds),
      'peak MB': shown(one.peakMB, 0),
      'output MB': shown(one.outputMB),
      'HTML kB': shown(one.html),
      'before load kB': shown(one.beforeLoad),
      'once idle kB': shown(one.onceIdle),
      'entry scripts kB': shown(one.entryScripts),
      'search kB': shown(one.search),
      'next page kB': shown(one.nextPage),
    })),
  );
}

/**
 * The goals for the sizes that were measured.
 *
 * @param {Measured[]} all
 */
function goalsOf(all) {
  const at = (/** @type {number} */ pages) => all.find((one) => one.pages === pages);
  const limits = [
    ...Object.entries(growth.buildSeconds).map(([pages, goal]) => ({
      what: `build of ${pages} pages, s`,
      measured: at(Number(pages))?.seconds,
      goal,
    })),
    ...Object.entries(growth.peakMB).map(([pages, goal]) => ({
      what: `peak memory of ${pages} pages, MB`,
      measured: at(Number(pages))?.peakMB,
      goal,
    })),
  ];
  const { pages, than, share } = growth.onceIdle;
  const [large, small] = [at(pages)?.onceIdle, at(than)?.onceIdle];
  return [
    ...limits,
    {
      what: `once idle, ${pages} pages beside ${than}, % more`,
      measured: large && small && 100 * (large / small - 1),
      goal: 100 * share,
    },
  ].filter(({ measured }) => measured !== undefined);
}

/** @param {Measured[]} all */
function printGoals(all) {
  const goals = goalsOf(all);
  if (goals.length > 0) {
    console.table(
      goals.map(({ what, measured, goal }) => ({
        goal: what,
        'at most': goal,
        measured: shown(measured),
        reached: Number(measured) <= goal,
      })),
    );
  }
  console.log('Others, with 1,000 pages:');
  for (const { name, seconds, onceIdleKB } of growthOfPeers) {
    const growthInKB = onceIdleKB ? `; once idle, kB from 36 to 1,000 pages: ${onceIdleKB}` : '';
    console.log(`  ${name}: built in ${seconds} s${growthInKB}`);
  }
}

try {
  const sizes = wantedSizes();
  const browser = await startBrowser();
  console.log(
    `${os.cpus().length} × ${os.cpus()[0]?.model}, Node.js ${process.versions.node}, Chromium ${browser.version()}`,
  );
  console.log(
    'Cold builds. Peak: resident memory of all processes of the build together, ten looks a second.',
  );
  console.log(
    'kB: bodies as they are sent, compressed; a first visit to a page in the middle of the guide.\n',
  );
  const all = [];
  for (const size of sizes) {
    all.push(await measure(browser, size));
    console.log(`${size} pages: built in ${shown(all.at(-1)?.seconds)} s`);
  }
  printMeasured(all);
  printGoals(all);
} catch (error) {
  console.error(error instanceof PlainError ? error.message : error);
  process.exitCode = 1;
} finally {
  await undoAll();
}
