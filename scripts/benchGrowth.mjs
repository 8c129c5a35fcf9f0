// npm run bench:growth: measures how the build and a visit change as the site grows. Builds copies of
// the project with 36, 360, 1,000 and 3,000 generated pages, all in one sidebar, serves them with nginx
// and visits them with a browser. Beside each it builds the same pages with Rspress as it comes.
//   npm run bench:growth -- 36 1000   other numbers of pages
// It needs nginx and a browser; memory is measured on Linux only.
import { mkdtempSync, rmSync } from 'node:fs';
import os, { tmpdir } from 'node:os';
import path from 'node:path';
import { serveSite, sizeOf, startBrowser } from './lib/benchSite.mjs';
import { onCleanup, runCleanup } from './lib/cleanup.mjs';
import { generateSite, generateStockSite } from './lib/generatedSite.mjs';
import { growth, growthOfPeers } from './lib/goals.mjs';
import { kB, loadedBy, watchRequests } from './lib/pageLoad.mjs';
import { watchProcessTree } from './lib/processTree.mjs';
import { copyProject } from './lib/projectCopy.mjs';
import { RSPRESS, run, UserFacingError } from './lib/run.mjs';
import { measureSearchSpeed } from './lib/searchSpeed.mjs';

/**
 * The measurements of a site of one size.
 *
 * @typedef {object} Measured
 * @property {number} pages
 * @property {number} seconds
 * @property {number} [cpuSeconds]
 * @property {number} [peakMB]
 * @property {{ seconds?: number, cpuSeconds?: number, peakMB?: number }} stock the same of stock Rspress; empty when Node.js’s default memory does not suffice for it
 * @property {number} outputMB
 * @property {number} html kB, like all properties below
 * @property {number} beforeLoad
 * @property {number} onceIdle
 * @property {number} entryScripts
 * @property {number} search
 * @property {number} nextPage
 * @property {number} firstResult ms on a CPU four times slower, from the last key of a first query to its results
 * @property {number} eachKey the same for a key of a second query
 */

/** In a smaller guide the sidebar shows all links at once, so that every page is prefetched. */
const SMALLEST = 36;

/** The script that every page loads. Islands and the search are in `async/`. */
const ENTRY_SCRIPT = /^\/static\/js\/[^/]*\.js$/;

/** The chunk of one page. */
const PAGE_CHUNK = /\/static\/pages\/(?!.*\/regions\/).*\.html$/;

/** @returns {number[]} the numbers of pages to measure */
function requestedSizes() {
  const sizes = process.argv.slice(2).map(Number);
  if (sizes.some((size) => !Number.isInteger(size) || size < SMALLEST)) {
    throw new UserFacingError(
      `Give numbers of pages, at least ${SMALLEST} each: npm run bench:growth -- 36 1000`,
    );
  }
  return sizes.length > 0 ? sizes : [36, 360, 1000, 3000];
}

/**
 * Builds a site, without a cache of earlier builds.
 *
 * @param {string} folder
 * @param {string[]} command the arguments of node
 * @param {Record<string, string>} [env]
 * @returns {Promise<{ seconds: number, cpuSeconds?: number, peakMB?: number }>}
 */
async function build(folder, command, env = {}) {
  const begun = performance.now();
  /** @type {ReturnType<typeof watchProcessTree> | undefined} */
  let stopWatching;
  const { code, output } = await run(process.execPath, command, {
    cwd: folder,
    env: { ...process.env, ...env },
    quiet: true,
    onStart(pid) {
      stopWatching = watchProcessTree(pid);
    },
  });
  const seconds = (performance.now() - begun) / 1000;
  const usage = stopWatching?.();
  if (code !== 0) {
    throw new UserFacingError(`The generated site could not be built:\n${output.trim()}`);
  }
  return { seconds, ...usage };
}

/**
 * Builds the same pages with Rspress’s own theme, and without plugins.
 *
 * @param {number} count
 * @returns {Promise<Measured['stock']>}
 */
async function buildStock(count) {
  const folder = mkdtempSync(path.join(tmpdir(), 'stock-site-'));
  onCleanup(() => rmSync(folder, { recursive: true, force: true }));
  generateStockSite(folder, count);
  try {
    return await build(folder, [RSPRESS, 'build']);
  } catch (error) {
    if (error instanceof UserFacingError && error.message.includes('heap out of memory')) {
      console.log(`${count} pages: stock Rspress runs out of memory`);
      return {};
    }
    throw error;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Visits a page with an empty cache: waits until it is idle, follows a link to a page that was
 * not prefetched, and searches.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url of the site
 * @param {import('./lib/generatedSite.mjs').GeneratedPage} visited
 */
async function visit(browser, url, visited) {
  const context = await browser.newContext();
  const page = await context.newPage();
  // By default the browser records only 250 files.
  await page.addInitScript(() => performance.setResourceTimingBufferSize(100_000));
  const waitUntilIdle = watchRequests(page);
  let counted = 0;
  /** The files loaded since the last call. */
  const newFiles = async () => {
    await waitUntilIdle();
    const { files } = await loadedBy(page);
    const added = files.slice(counted);
    counted = files.length;
    return added;
  };

  await page.goto(url + visited.address);
  await page.locator('html[data-ready]').waitFor();
  const initial = await newFiles();
  const { loadedAt } = await loadedBy(page);

  // Clicked by script, because pointing at the link or scrolling to it would prefetch its page.
  const heading = await page.locator('h1').innerText();
  await page
    .getByRole('main')
    .locator('article a[href^="/docs/"]')
    .last()
    .evaluate((link) => /** @type {HTMLElement} */ (link).click());
  await page.locator('h1').filter({ hasNotText: heading }).waitFor();
  const nextPage = (await newFiles()).find(({ path: file }) => PAGE_CHUNK.test(file));
  if (!nextPage) {
    throw new UserFacingError(
      `The page that ${visited.address} links to last was prefetched, so its chunk could not be measured.`,
    );
  }

  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('combobox').fill(visited.title.split(' ')[0] ?? '');
  await dialog.getByRole('option').first().waitFor();
  const search = await newFiles();
  await context.close();
  return {
    html: kB(initial.slice(0, 1)),
    beforeLoad: kB(initial.filter(({ started }) => started < loadedAt)),
    onceIdle: kB(initial),
    entryScripts: kB(initial.filter(({ path: file }) => ENTRY_SCRIPT.test(file))),
    search: kB(search),
    nextPage: kB([nextPage]),
  };
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {number} count number of pages
 * @returns {Promise<Measured>}
 */
async function measure(browser, count) {
  const folder = copyProject();
  onCleanup(() => rmSync(folder, { recursive: true, force: true }));
  const pages = generateSite(folder, count);
  const middle = /** @type {typeof pages[number]} */ (pages[Math.floor(count / 2)]);
  const stock = await buildStock(count);
  const built = await build(folder, ['scripts/build.mjs']);
  const dist = path.join(folder, 'dist');
  const { url, stop } = await serveSite(dist);
  const visited = await visit(browser, url, middle);
  const [first = '', ...others] = middle.title.split(' ');
  const { firstResult, keys } = await measureSearchSpeed(browser, url + middle.address, [
    first,
    others.join(' '),
  ]);
  const eachKey = [...keys].sort((a, b) => a - b)[keys.length >> 1] ?? Number.NaN;
  await stop();
  const outputMB = sizeOf(dist) / 1e6;
  rmSync(folder, { recursive: true });
  return {
    pages: count,
    ...built,
    stock,
    outputMB,
    ...visited,
    firstResult,
    eachKey,
  };
}

/** @param {number | undefined} value @param {number} [digits] */
const format = (value, digits = 1) => (value === undefined ? '?' : value.toFixed(digits));

/** @param {Measured[]} all */
function printMeasured(all) {
  console.table(
    all.map((one) => ({
      pages: one.pages,
      'build s': format(one.seconds),
      'stock s': format(one.stock.seconds),
      'CPU s': format(one.cpuSeconds),
      'stock CPU s': format(one.stock.cpuSeconds),
      'peak MB': format(one.peakMB, 0),
      'stock peak MB': format(one.stock.peakMB, 0),
      'output MB': format(one.outputMB),
      'HTML kB': format(one.html),
      'before load kB': format(one.beforeLoad),
      'once idle kB': format(one.onceIdle),
      'entry scripts kB': format(one.entryScripts),
      'search kB': format(one.search),
      'next page kB': format(one.nextPage),
      'first result ms': format(one.firstResult, 0),
      'results of a key ms': format(one.eachKey, 0),
    })),
  );
}

/**
 * The goals for the measured sizes, each with what was measured.
 *
 * @param {Measured[]} all
 */
function goalsOf(all) {
  const at = (/** @type {number} */ pages) => all.find((one) => one.pages === pages);
  const ratio = (/** @type {Measured | undefined} */ one) =>
    one?.stock.seconds && one.seconds / one.stock.seconds;
  const limits = [
    ...Object.entries(growth.buildSeconds).map(([pages, goal]) => ({
      what: `build of ${pages} pages, s`,
      measured: at(Number(pages))?.seconds,
      goal,
    })),
    ...Object.entries(growth.timesStock).map(([pages, goal]) => ({
      what: `build of ${pages} pages, times that of stock Rspress`,
      measured: ratio(at(Number(pages))),
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
      what: `once idle, ${pages} pages compared with ${than}, % more`,
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
        measured: format(measured),
        reached: Number(measured) <= goal,
      })),
    );
  }
  console.log('Other generators, with 1,000 pages:');
  for (const { name, seconds, onceIdleKB } of growthOfPeers) {
    const growthInKB = onceIdleKB ? `; once idle, kB from 36 to 1,000 pages: ${onceIdleKB}` : '';
    console.log(`  ${name}: built in ${seconds} s${growthInKB}`);
  }
}

try {
  const sizes = requestedSizes();
  const browser = await startBrowser();
  console.log(
    `${os.cpus().length} × ${os.cpus()[0]?.model}, Node.js ${process.versions.node}, Chromium ${browser.version()}`,
  );
  console.log(
    'Builds without a cache. Peak: resident memory of all processes of the build, measured ten times a second.',
  );
  console.log('kB: compressed bodies, on a first visit to a page in the middle of the guide.\n');
  const all = [];
  for (const size of sizes) {
    all.push(await measure(browser, size));
    console.log(`${size} pages: built in ${format(all.at(-1)?.seconds)} s`);
  }
  printMeasured(all);
  printGoals(all);
} catch (error) {
  console.error(error instanceof UserFacingError ? error.message : error);
  process.exitCode = 1;
} finally {
  await runCleanup();
}
