// npm run budget: what a visit weighs, beside the goals and what others weigh. Ends with an
// error when a goal is missed; nothing that depends on the speed of the machine is measured.
//   SITE_URL=http://… npm run budget   a site that is being served, instead of dist/
import { existsSync } from 'node:fs';
import path from 'node:path';
import { serveSite, startBrowser } from './lib/benchSite.mjs';
import { ecoIndex } from './lib/ecoIndex.mjs';
import { budget } from './lib/goals.mjs';
import { kB, loadedBy, watchRequests } from './lib/pageLoad.mjs';
import { PlainError, root } from './lib/run.mjs';
import { undoAll } from './lib/undo.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('./lib/pageLoad.mjs').Loaded} Loaded */
/** @typedef {{ what: string, page: string, measured: number | string, goal: number | string, isMet: boolean, others?: string }} Line */

const { goals, peers, longPages } = budget;

/** The same everywhere: a laptop's window. */
const VIEWPORT = { width: 1280, height: 800 };

/** What has no place in what is served, and how it is recognized. */
const LEFTOVERS = [
  { what: 'source map', pattern: /sourceMappingURL/ },
  { what: 'package banner', pattern: /\/\*!|@license|@preserve/ },
  { what: 'generator tag', pattern: /<meta name="?generator/ },
];

/** @returns {Promise<string>} the address of the site, without a slash at its end */
async function siteUrl() {
  if (process.env.SITE_URL) {
    return process.env.SITE_URL;
  }
  const dist = path.join(root, 'dist');
  if (!existsSync(dist)) {
    throw new PlainError('There is no built site in dist/: run npm run build first.');
  }
  return (await serveSite(dist)).url;
}

/**
 * Opens a page in a browser that has never seen the site, and leaves it alone.
 *
 * @param {Browser} browser
 * @param {string} url
 * @param {{ savesData?: boolean }} [visitor]
 */
async function visit(browser, url, { savesData = false } = {}) {
  const context = await browser.newContext({ viewport: VIEWPORT });
  if (savesData) {
    await context.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
    });
  }
  const page = await context.newPage();
  const settle = watchRequests(page);
  await page.goto(url);
  if (!savesData) {
    await page.waitForFunction(() => 'ready' in document.documentElement.dataset);
  }
  await settle();
  return { page, settle, ...(await loadedBy(page)), close: () => context.close() };
}

/**
 * @param {string} what a key of the goals
 * @param {string} page
 * @param {number} measured
 * @returns {Line}
 */
function line(what, page, measured) {
  const goal = goals[/** @type {keyof typeof goals} */ (what)];
  const others = peers[/** @type {keyof typeof peers} */ (what)];
  return { what, page, measured: Number(measured.toFixed(2)), goal, isMet: measured <= goal, others };
}

/**
 * @param {Browser} browser
 * @param {string} url of the site
 * @param {string} address
 * @returns {Promise<Line[]>}
 */
async function weigh(browser, url, address) {
  const { page, settle, loadedAt, files, close } = await visit(browser, `${url}${address}`);
  const early = files.filter(({ started }) => started < loadedAt);
  const boot = files.find(({ path: file }) => file.includes('/boot.'));
  const lines = [
    line('kBBeforeLoad', address, kB(early)),
    line('requestsBeforeLoad', address, early.length),
    line('kBOnceIdle', address, kB(files)),
  ];

  const sibling = page.locator('nav[aria-label$=sidebar] a:not([aria-current])').last();
  if (await sibling.count()) {
    await sibling.click();
    await page.waitForURL((now) => now.pathname !== address);
    await settle();
    const name = new URL(page.url()).pathname;
    const { files: all } = await loadedBy(page);
    // Fetched by the click, or ahead of it.
    const own = all.filter((file) => file.path.includes(`/pages${name}.`));
    if (own.length === 0) {
      throw new Error(`${name} loaded no chunk of its own.`);
    }
    lines.push(line('kBOfSiblingPage', name, kB(own)));
  }
  await close();

  const saving = await visit(browser, `${url}${address}`, { savesData: true });
  lines.push(line('kBWithSaveData', address, kB(saving.files)));
  await saving.close();

  const source = await (await fetch(`${url}${boot?.path}`)).text();
  return [...lines, line('bootScriptBytes', address, source.length)];
}

/**
 * @param {Browser} browser
 * @param {string} url of the site
 * @param {string} address
 * @returns {Promise<Line[]>}
 */
async function judge(browser, url, address) {
  const { page, files, close } = await visit(browser, `${url}${address}`);
  const elements = await page.evaluate(() => document.querySelectorAll(':not(svg *)').length);
  await close();
  const { score, grade } = ecoIndex({ elements, requests: files.length, kB: kB(files) });
  const allowed = /** @type {Record<string, number>} */ (longPages)[address];
  const texts = await Promise.all(
    files
      .filter((file) => /\.(?:js|css)$|\/[^.]*$/.test(file.path))
      .map(async (file) => ({ file, text: await (await fetch(`${url}${file.path}`)).text() })),
  );
  const leftovers = texts.flatMap(({ file, text }) =>
    LEFTOVERS.filter(({ pattern }) => pattern.test(text)).map(({ what }) => `${what} in ${file.path}`),
  );
  return [
    {
      what: 'ecoIndex',
      page: address,
      measured: `${grade} ${score.toFixed(1)} (${elements} elements, ${files.length} requests, ${kB(files).toFixed(0)} kB)`,
      goal: allowed ? `${budget.ecoGrade}; long: ${allowed} elements` : budget.ecoGrade,
      isMet: grade === budget.ecoGrade || elements <= (allowed ?? 0),
    },
    ...leftovers.map((what) => ({ what, page: address, measured: 1, goal: 0, isMet: false })),
  ];
}

try {
  const url = await siteUrl();
  const browser = await startBrowser();
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  if (pages.length === 0) {
    throw new PlainError(`${url}/sitemap.xml names no page.`);
  }
  /** @type {Line[]} */
  const lines = [];
  for (const address of budget.pages) {
    lines.push(...(await weigh(browser, url, address)));
  }
  for (const address of [...pages, '/search', '/no-such-page']) {
    lines.push(...(await judge(browser, url, address)));
  }
  console.table(
    lines.map(({ isMet, others = '', ...rest }) => ({ ...rest, met: isMet ? 'yes' : 'NO', others })),
  );
  const missed = lines.filter(({ isMet }) => !isMet);
  for (const { what, page, measured, goal } of missed) {
    console.error(`Over budget: ${page}: ${what} is ${measured}, at most ${goal} is allowed.`);
  }
  if (missed.some(({ what }) => what === 'ecoIndex')) {
    console.error(
      'A page that needs its length gets a ceiling of its own: longPages in scripts/lib/goals.mjs.',
    );
  }
  process.exitCode = missed.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof PlainError ? error.message : error);
  process.exitCode = 1;
}
await undoAll();
