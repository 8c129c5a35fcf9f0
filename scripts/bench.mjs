// npm run bench: measures the speed of the built site as visitors experience it: Lighthouse on every
// page, with its settings for a telephone; the response to clicks on a slow CPU; paints and layout shifts.
//   npm run bench -- 9   nine runs of each measurement instead of five
// It needs the built site (npm run build), nginx, a browser, and the npm registry for Lighthouse.
import { existsSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { serveSite, startBrowser } from './lib/benchSite.mjs';
import { runCleanup } from './lib/cleanup.mjs';
import { experience } from './lib/goals.mjs';
import { measureInteractions } from './lib/interactions.mjs';
import { CATEGORIES, getLighthouse, runLighthouse } from './lib/lighthouse.mjs';
import { measurePaints, VIEWPORTS } from './lib/paints.mjs';
import { root, UserFacingError } from './lib/run.mjs';
import { measureEmptyPage, measureReading, measureSlowVisit } from './lib/visit.mjs';

/** @typedef {import('./lib/lighthouse.mjs').LighthouseResult} LighthouseResult */

const dist = path.join(root, 'dist');
/** The not-found page, which the sitemap does not list. */
const NOT_FOUND = '/not-found';

/** @returns {number} the number of runs of each measurement */
function requestedRuns() {
  const runs = Number(process.argv[2] ?? 5);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new UserFacingError('Give the number of runs: npm run bench -- 9');
  }
  return runs;
}

/** @returns {string[]} the addresses of the built site's pages */
function pagesOfSite() {
  const file = path.join(dist, 'sitemap.xml');
  if (!existsSync(file)) {
    throw new UserFacingError('There is no built site in dist/: run npm run build first.');
  }
  const addresses = [...readFileSync(file, 'utf8').matchAll(/<loc>([^<]*)<\/loc>/g)];
  return addresses.map(([, address = '']) => new URL(address).pathname);
}

/** @param {number[]} values @returns {number} the middle value; of two, the greater */
const median = (values) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** @param {LighthouseResult} result */
const isPerfect = ({ scores }) => CATEGORIES.every((category) => scores[category] >= experience.lighthouse);

/**
 * Lighthouse's result for a page. A result below the goal may be due to the machine, so
 * Lighthouse is then run again, up to `runs` times, and the median counts.
 *
 * @param {Awaited<ReturnType<typeof getLighthouse>>} tools
 * @param {string} url
 * @param {number} runs
 * @returns {Promise<LighthouseResult & { runs: number }>}
 */
async function lighthouseResult(tools, url, runs) {
  const results = [await runLighthouse(tools, url)];
  while (results.length < runs && !results.every(isPerfect)) {
    results.push(await runLighthouse(tools, url));
  }
  const middle = median(results.map(({ scores }) => scores.performance));
  const result = /** @type {LighthouseResult} */ (
    results.find(({ scores }) => scores.performance === middle)
  );
  return { ...result, runs: results.length };
}

/** @param {string} url @param {string[]} pages @param {number} runs */
async function printLighthouse(url, pages, runs) {
  const tools = await getLighthouse();
  console.log(`\nLighthouse ${tools.version}, mobile; goal ${experience.lighthouse} in each category`);
  const rows = [];
  /** @type {Map<string, string[]>} */
  const causes = new Map();
  for (const page of [...pages, NOT_FOUND]) {
    const { scores, metrics, causes: found, runs: needed } = await lighthouseResult(tools, url + page, runs);
    const { FCP, LCP, TBT, CLS } = metrics;
    rows.push({
      page,
      ...scores,
      'FCP ms': Math.round(FCP),
      'LCP ms': Math.round(LCP),
      'TBT ms': Math.round(TBT),
      CLS: Number(CLS.toFixed(4)),
      runs: needed,
    });
    if (CATEGORIES.some((category) => scores[category] < experience.lighthouse)) {
      causes.set(page, found);
    }
    // Shows the progress, since all pages together take minutes.
    console.log(`${page}: ${CATEGORIES.map((category) => scores[category]).join(' ')}`);
  }
  console.table(rows);
  for (const [page, found] of causes) {
    console.log(`${page}: ${found.join(', ')}`);
  }
}

/** @param {import('@playwright/test').Browser} browser @param {string} url @param {number} runs */
async function printInteractions(browser, url, runs) {
  console.log(`\nFrom the click to the next paint, CPU four times slower, ${runs} runs`);
  const measured = await measureInteractions(browser, url, runs);
  console.table(
    measured.map(({ name, durations }) => ({
      name,
      'median ms': median(durations),
      'worst ms': Math.max(...durations),
      'goal ms': experience.interactionMs,
    })),
  );
}

/** @param {import('@playwright/test').Browser} browser @param {string} url @param {number} runs */
async function printVisits(browser, url, runs) {
  console.log(`\nA visit: bytes on the wire; slow 4G and a CPU four times slower, medians of ${runs} runs`);
  const { fivePages, withSearch } = await measureReading(browser, url);
  const early = [];
  const rested = [];
  const empty = [];
  for (let run = 0; run < runs; run += 1) {
    early.push(await measureSlowVisit(browser, url, 'early'));
    rested.push(await measureSlowVisit(browser, url, 'rested'));
    empty.push(await measureEmptyPage(browser));
  }
  const { visit } = experience;
  console.table([
    { what: 'five guide pages, kB', measured: Math.round(fivePages), goal: visit.fivePagesKB },
    { what: 'the same and one search, kB', measured: Math.round(withSearch), goal: visit.withSearchKB },
    {
      what: 'first paint, ms',
      measured: Math.round(median([...early, ...rested].map(({ firstPaint }) => firstPaint))),
      goal: visit.firstPaintMs,
    },
    {
      what: 'click 0.3 s after load to the next heading, ms',
      measured: Math.round(median(early.map(({ nextHeading }) => nextHeading))),
      goal: visit.earlyClickMs,
    },
    {
      what: 'click after a rest, link pointed at for 0.25 s, ms',
      measured: Math.round(median(rested.map(({ nextHeading }) => nextHeading))),
      goal: visit.restedClickMs,
    },
    { what: 'of which on a page that only sets the heading, ms', measured: Math.round(median(empty)) },
  ]);
}

/** @param {import('@playwright/test').Browser} browser @param {string} url @param {string[]} pages @param {number} runs */
async function printPaints(browser, url, pages, runs) {
  console.log(`\nPaints of all pages, medians of ${runs} loads each; CLS: the worst of all loads`);
  const rows = [];
  for (const viewport of VIEWPORTS) {
    /** @type {({ page: string, wait: number } & import('./lib/paints.mjs').Paints)[]} */
    const all = [];
    for (const page of pages) {
      const loads = [];
      for (let run = 0; run < runs; run += 1) {
        loads.push(await measurePaints(browser, url + page, viewport));
      }
      all.push({
        page,
        FCP: median(loads.map(({ FCP }) => FCP)),
        LCP: median(loads.map(({ LCP }) => LCP)),
        wait: median(loads.map(({ FCP, LCP }) => LCP - FCP)),
        CLS: Math.max(...loads.map(({ CLS }) => CLS)),
      });
    }
    /** The highest value of all pages and the page that has it, as text. */
    const most = (/** @type {'wait' | 'CLS'} */ what, /** @type {number} */ digits) => {
      const { page, [what]: value } = all.reduce((one, other) => (other[what] > one[what] ? other : one));
      return value > 0 ? `${value.toFixed(digits)} (${page})` : '0';
    };
    rows.push({
      width: viewport.width,
      'FCP ms': Math.round(median(all.map(({ FCP }) => FCP))),
      'LCP ms': Math.round(median(all.map(({ LCP }) => LCP))),
      'LCP after FCP, worst ms': most('wait', 0),
      'CLS, worst': most('CLS', 4),
      goal: `CLS ${experience.layoutShift}`,
    });
  }
  console.table(rows);
}

try {
  const runs = requestedRuns();
  const pages = pagesOfSite();
  const browser = await startBrowser();
  const { url } = await serveSite(dist);
  console.log(
    `${os.cpus().length} × ${os.cpus()[0]?.model}, Chromium ${browser.version()}, ${pages.length} pages`,
  );
  await printVisits(browser, url, runs);
  await printInteractions(browser, url, runs);
  await printPaints(browser, url, pages, runs);
  await printLighthouse(url, pages, runs);
} catch (error) {
  console.error(error instanceof UserFacingError ? error.message : error);
  process.exitCode = 1;
} finally {
  await runCleanup();
}
