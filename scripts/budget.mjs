// npm run budget: measures the bytes and requests of a visit and compares them with the goals. Exits
// with 1 when a goal is missed. The results do not depend on the speed of the machine.
//   SITE_URL=http://… npm run budget   measures a running site instead of dist/
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pagesOf, serveSite, startBrowser } from './lib/benchSite.mjs';
import { runCleanup } from './lib/cleanup.mjs';
import { ecoIndex } from './lib/ecoIndex.mjs';
import { budget } from './lib/goals.mjs';
import { kB, loadedBy, watchRequests } from './lib/pageLoad.mjs';
import { root, UserFacingError } from './lib/run.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('./lib/pageLoad.mjs').LoadedFile} LoadedFile */
/** @typedef {{ what: string, page: string, measured: number | string, goal: number | string, isMet: boolean, others?: string }} Row */

const { goals, peers, heavyPages, longPages } = budget;

/** The window of a laptop. */
const VIEWPORT = { width: 1280, height: 800 };

const VISITS_AT_ONCE = 3;

/** What the build must not leave in the files that are served. */
const LEFTOVERS = [
  { what: 'source map', pattern: /sourceMappingURL/ },
  { what: 'package banner', pattern: /\/\*!|@license|@preserve/ },
  { what: 'generator tag', pattern: /<meta name="?generator/ },
];

/** @returns {Promise<string>} the address of the site, without a trailing slash */
async function siteUrl() {
  if (process.env.SITE_URL) {
    return process.env.SITE_URL;
  }
  const dist = path.join(root, 'dist');
  if (!existsSync(dist)) {
    throw new UserFacingError('There is no built site in dist/: run npm run build first.');
  }
  return (await serveSite(dist)).url;
}

/**
 * Opens a page with an empty cache, and waits until it sends no more requests. The pictures of the
 * text are listed apart: whoever writes the page chooses them, and the build limits each.
 *
 * @param {Browser} browser
 * @param {string} url
 */
async function visit(browser, url) {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  const waitUntilIdle = watchRequests(page);
  await page.goto(url);
  await page.waitForFunction(() => 'ready' in document.documentElement.dataset, undefined, { polling: 50 });
  await waitUntilIdle();
  const { loadedAt, files: all } = await loadedBy(page);
  const sources = await page
    .locator('main img')
    .evaluateAll((pictures) => pictures.map((picture) => Reflect.get(picture, 'src')));
  const paths = sources.map((source) => new URL(source).pathname);
  const files = all.filter((file) => !paths.includes(file.path));
  const pictures = all.filter((file) => paths.includes(file.path));
  return { page, waitUntilIdle, loadedAt, files, pictures, close: () => context.close() };
}

/**
 * @param {string} what the key of a goal
 * @param {string} page
 * @param {number} measured
 * @param {number} [goal] where it is not that of all pages
 * @returns {Row}
 */
function row(what, page, measured, goal = goals[/** @type {keyof typeof goals} */ (what)]) {
  const others = peers[/** @type {keyof typeof peers} */ (what)];
  return { what, page, measured: Number(measured.toFixed(2)), goal, isMet: measured <= goal, others };
}

/**
 * Measures the sizes of a visit to a page, for each goal.
 *
 * @param {Browser} browser
 * @param {string} url of the site
 * @param {string} address
 * @returns {Promise<Row[]>}
 */
async function measureWeight(browser, url, address) {
  const { page, waitUntilIdle, loadedAt, files, close } = await visit(browser, `${url}${address}`);
  const early = files.filter(({ started }) => started < loadedAt);
  const rows = [
    row('kBBeforeLoad', address, kB(early)),
    row('requestsBeforeLoad', address, early.length),
    row('kBOnceIdle', address, kB(files)),
  ];

  const sibling = page.locator('nav[aria-label$=sidebar] a:not([aria-current])').last();
  if (await sibling.count()) {
    await sibling.click();
    await page.waitForURL((now) => now.pathname !== address);
    await waitUntilIdle();
    const name = new URL(page.url()).pathname;
    const { files: all } = await loadedBy(page);
    // The fragment of the page, whether the click loaded it or it was prefetched.
    const own = all.filter((file) => file.path.includes('/pages/') && file.path.endsWith(`${name}.html`));
    if (own.length === 0) {
      throw new Error(`${name} loaded no fragment of its own.`);
    }
    rows.push(row('kBOfSiblingPage', name, kB(own)));
  }
  await close();

  return rows;
}

/**
 * Checks the weight and the EcoIndex of a page, and that its files contain no leftovers of the build.
 *
 * @param {Browser} browser
 * @param {string} url of the site
 * @param {string} address
 * @returns {Promise<Row[]>}
 */
async function checkPage(browser, url, address) {
  const { page, loadedAt, files, pictures, close } = await visit(browser, `${url}${address}`);
  const early = files.filter(({ started }) => started < loadedAt);
  const all = [...files, ...pictures];
  const hasIslandInView = await page.evaluate(() => document.querySelector('[data-hydrated]') !== null);
  const elements = await page.evaluate(() => document.querySelectorAll(':not(svg *)').length);
  await close();
  const { score, grade } = ecoIndex({ elements, requests: all.length, kB: kB(all) });
  const allowed = /** @type {Record<string, number>} */ (longPages)[address];
  const heaviest = /** @type {Record<string, number>} */ (heavyPages)[address];
  const texts = await Promise.all(
    files
      .filter((file) => /\.(?:js|css)$|\/[^.]*$/.test(file.path))
      .map(async (file) => ({ file, text: await (await fetch(`${url}${file.path}`)).text() })),
  );
  const leftovers = texts.flatMap(({ file, text }) =>
    LEFTOVERS.filter(({ pattern }) => pattern.test(text)).map(({ what }) => `${what} in ${file.path}`),
  );
  return [
    row('kBBeforeLoadOfAnyPage', address, kB(early), heaviest),
    ...(hasIslandInView ? [] : [row('kBOnceIdleOfAnyPage', address, kB(files))]),
    {
      what: 'ecoIndex',
      page: address,
      measured: `${grade} ${score.toFixed(1)} (${elements} elements, ${all.length} requests, ${kB(all).toFixed(0)} kB)`,
      goal: allowed ? `${budget.ecoGrade}; long: ${allowed} elements` : budget.ecoGrade,
      isMet: grade === budget.ecoGrade || elements <= (allowed ?? 0),
    },
    ...leftovers.map((what) => ({ what, page: address, measured: 1, goal: 0, isMet: false })),
  ];
}

try {
  const url = await siteUrl();
  const browser = await startBrowser();
  const pages = await pagesOf(url);
  /** @type {Row[]} */
  const rows = [];
  for (const address of budget.ownPages.filter((page) => pages.includes(page))) {
    rows.push(...(await measureWeight(browser, url, address)));
  }
  const addresses = [...pages, '/search', '/no-such-page'].entries();
  /** @type {Row[][]} */
  const rowsOfPages = [];
  // A visit is mostly waiting. All take from the same list.
  await Promise.all(
    Array.from({ length: VISITS_AT_ONCE }, async () => {
      for (const [index, address] of addresses) {
        rowsOfPages[index] = await checkPage(browser, url, address);
      }
    }),
  );
  rows.push(...rowsOfPages.flat());
  console.table(
    rows.map(({ isMet, others = '', ...rest }) => ({ ...rest, met: isMet ? 'yes' : 'NO', others })),
  );
  const missed = rows.filter(({ isMet }) => !isMet);
  for (const { what, page, measured, goal } of missed) {
    console.error(`Over budget: ${page}: ${what} is ${measured}, at most ${goal} is allowed.`);
  }
  if (missed.some(({ what }) => what === 'ecoIndex')) {
    console.error(
      'If a page has to be this long, give it a maximum of its own: longPages in scripts/lib/goals.mjs.',
    );
  }
  if (missed.some(({ what }) => what === 'kBBeforeLoadOfAnyPage')) {
    console.error(
      'If a page has to weigh this much, give it a maximum of its own: heavyPages in scripts/lib/goals.mjs.',
    );
  }
  process.exitCode = missed.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof UserFacingError ? error.message : error);
  process.exitCode = 1;
}
await runCleanup();
