// npm run bench: what visitors feel of the built site, served by nginx. Lighthouse on
// every page, as on a telephone; how long clicks take on a slow processor; what is
// painted when, and whether it moves.
//   npm run bench -- 9   nine runs of each instead of five
// It needs the built site (npm run build), nginx, a browser, and the npm registry for Lighthouse.
import { existsSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { serveSite, startBrowser } from './lib/benchSite.mjs';
import { experience } from './lib/goals.mjs';
import { measureInteractions } from './lib/interactions.mjs';
import { CATEGORIES, getLighthouse, judge } from './lib/lighthouse.mjs';
import { measurePaints, VIEWPORTS } from './lib/paints.mjs';
import { PlainError, root } from './lib/run.mjs';
import { undoAll } from './lib/undo.mjs';

/** @typedef {import('./lib/lighthouse.mjs').Verdict} Verdict */

const dist = path.join(root, 'dist');
/** No page of the sitemap: it has no address of its own. */
const NOT_FOUND = '/not-found';

/** @returns {number} how often each thing is measured */
function wantedRuns() {
  const runs = Number(process.argv[2] ?? 5);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new PlainError('Give the number of runs: npm run bench -- 9');
  }
  return runs;
}

/** @returns {string[]} the addresses of the built site's pages */
function pagesOfSite() {
  const file = path.join(dist, 'sitemap.xml');
  if (!existsSync(file)) {
    throw new PlainError('There is no built site in dist/: run npm run build first.');
  }
  const addresses = [...readFileSync(file, 'utf8').matchAll(/<loc>([^<]*)<\/loc>/g)];
  return addresses.map(([, address = '']) => new URL(address).pathname);
}

/** @param {number[]} values @returns {number} the one in the middle; of two, the greater */
const median = (values) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** @param {Verdict} verdict */
const isPerfect = ({ scores }) => CATEGORIES.every((category) => scores[category] >= experience.lighthouse);

/**
 * Lighthouse's verdict on a page. One that is not perfect may be due to the machine,
 * so it is asked for again, up to `runs` times, and the one in the middle counts.
 *
 * @param {Awaited<ReturnType<typeof getLighthouse>>} tools
 * @param {string} url
 * @param {number} runs
 * @returns {Promise<Verdict & { runs: number }>}
 */
async function verdictOn(tools, url, runs) {
  const verdicts = [await judge(tools, url)];
  while (verdicts.length < runs && !verdicts.every(isPerfect)) {
    verdicts.push(await judge(tools, url));
  }
  const middle = median(verdicts.map(({ scores }) => scores.performance));
  const verdict = /** @type {Verdict} */ (verdicts.find(({ scores }) => scores.performance === middle));
  return { ...verdict, runs: verdicts.length };
}

/** @param {string} url @param {string[]} pages @param {number} runs */
async function printLighthouse(url, pages, runs) {
  const tools = await getLighthouse();
  console.log(`\nLighthouse ${tools.version}, mobile; goal ${experience.lighthouse} in each category`);
  const rows = [];
  /** @type {Map<string, string[]>} */
  const causes = new Map();
  for (const page of [...pages, NOT_FOUND]) {
    const { scores, metrics, causes: found, runs: needed } = await verdictOn(tools, url + page, runs);
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
    // It takes minutes: whoever waits sees how far it is.
    console.log(`${page}: ${CATEGORIES.map((category) => scores[category]).join(' ')}`);
  }
  console.table(rows);
  for (const [page, found] of causes) {
    console.log(`${page}: ${found.join(', ')}`);
  }
}

/** @param {import('@playwright/test').Browser} browser @param {string} url @param {number} runs */
async function printInteractions(browser, url, runs) {
  console.log(`\nFrom the click to the next paint, processor four times slower, ${runs} runs`);
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
    /** The most of something, and the page that has it; nothing where no page has any. */
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
  const runs = wantedRuns();
  const pages = pagesOfSite();
  const browser = await startBrowser();
  const { url } = await serveSite(dist);
  console.log(
    `${os.cpus().length} × ${os.cpus()[0]?.model}, Chromium ${browser.version()}, ${pages.length} pages`,
  );
  await printInteractions(browser, url, runs);
  await printPaints(browser, url, pages, runs);
  await printLighthouse(url, pages, runs);
} catch (error) {
  console.error(error instanceof PlainError ? error.message : error);
  process.exitCode = 1;
} finally {
  await undoAll();
}
