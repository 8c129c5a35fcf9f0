// npm run bench:search: tries the queries of e2e/queries.ts on the built site, dist/ or the folder that
// SITE_DIST names, and measures what a search fetches, here and with 1,000 pages, and how long it takes in a browser.
//   --goals  only tries the queries. Either way it fails when a goal of scripts/lib/goals.mjs is missed
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { startBrowser } from './lib/browser.ts';
import { builtSearch } from './lib/builtSearch.mjs';
import { search as goals } from './lib/goals.ts';
import { loadTypeScript } from './lib/loadTypeScript.ts';
import { runCleanup } from './lib/main.ts';
import { root, UserFacingError } from './lib/run.ts';
import { missingSections, qualityOf, tryQueries } from './lib/searchQuality.mjs';
import { measureSearchSpeed, speedLine } from './lib/searchSpeed.mjs';
import { serveSite } from './lib/servedSite.ts';

/** @typedef {import('../shared/searchRecords').PageRecord} PageRecord */
/** @typedef {import('../shared/searchRecords').Synonyms} Synonyms */
/** @typedef {import('../e2e/queries').Query} Query */
/** @typedef {import('./lib/searchQuality.mjs').Attempt} Attempt */

const PAGES = 1000;
/** Where the visitor is whose search is timed, and what they type. */
const START = '/docs/mattermost/introduction';
const SPEED_QUERIES = /** @type {[string, string]} */ (['notifications', 'channel settings']);
const SPEED_RUNS = 5;

let state = 1;
/**
 * A random number from 0 to below 1, the same ones in every run:
 * https://en.wikipedia.org/wiki/Linear_congruential_generator
 */
function nextRandom() {
  state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
  return state / 2 ** 32;
}

/**
 * Makes pages as long as those of the site, out of random sentences of the site. Each section
 * also has a word that no other has, like the names and numbers of real pages, and each title a number.
 *
 * @param {PageRecord[]} pages
 * @param {number} count
 */
function manyPages(pages, count) {
  const sentences = pages.flatMap(({ sections }) => sections.flatMap(({ text }) => text.split(/(?<=\.) /)));
  return Array.from({ length: count }, (_, index) => {
    const page = /** @type {PageRecord} */ (pages[index % pages.length]);
    return {
      ...page,
      path: `${page.path}-${index}`,
      title: `${page.title} ${index}`,
      sections: page.sections.map((section, position) => ({
        ...section,
        text: [
          ...section.text.split(/(?<=\.) /).map(() => sentences[Math.floor(nextRandom() * sentences.length)]),
          `n${index}x${position}`,
        ].join(' '),
      })),
    };
  });
}

const kB = async (/** @type {unknown} */ value) =>
  (await promisify(brotliCompress)(JSON.stringify(value))).length / 1000;
const percent = (/** @type {number} */ share) => `${(share * 100).toFixed(1).padStart(5)} %`;

/** @param {Attempt[]} attempts @returns {string[]} the goals that are missed */
function report(attempts) {
  const missed = [];
  for (const name of new Set(attempts.map(({ query }) => query.set))) {
    const set = attempts.filter(({ query }) => query.set === name);
    const all = qualityOf(name, set);
    const kinds = [...new Set(set.map(({ query }) => query.kind))];
    const byKind = kinds.map((kind) =>
      qualityOf(
        `  ${kind}`,
        set.filter(({ query }) => query.kind === kind),
      ),
    );
    for (const { name: of, count, first, firstThree, reciprocalRank } of [all, ...byKind]) {
      console.log(
        `${of.padEnd(16)}${String(count).padStart(4)} queries · first ${percent(first)} · among three ` +
          `${percent(firstThree)} · mean reciprocal rank ${reciprocalRank.toFixed(3)}`,
      );
    }
    const withSection = set.filter(({ isSectionFirst }) => isSectionFirst !== undefined);
    const right = withSection.filter(({ isSectionFirst }) => isSectionFirst).length;
    console.log(
      `  of the ${withSection.length} that found a page where the section matters, the right one first: ` +
        percent(right / withSection.length),
    );
    for (const goal of /** @type {const} */ (['first', 'firstThree', 'reciprocalRank'])) {
      if (goals.sets.includes(name) && all[goal] < goals[goal]) {
        missed.push(`queries ${name}: ${goal} is ${all[goal].toFixed(3)}, the goal ${goals[goal]}`);
      }
    }
  }
  for (const { query, rank, found } of attempts.filter((attempt) => attempt.rank !== 1)) {
    console.log(
      `${query.set} ${rank || 'not found'}: “${query.query}” (${query.kind}) finds ${found.join(', ')}`,
    );
  }
  return missed;
}

/**
 * A search of pages in their real parts, which is told what it fetches.
 *
 * @param {PageRecord[]} pages
 * @param {Synonyms} synonyms
 */
async function searchOf(pages, synonyms) {
  /** @type {typeof import('../shared/searchRecords')} */
  const { packIndex } = await loadTypeScript('shared/searchRecords.ts');
  /** @type {typeof import('../shared/words')} */
  const { termsIn } = await loadTypeScript('shared/words.ts');
  /** @type {typeof import('../theme/search/siteSearch')} */
  const { SiteSearch } = await loadTypeScript('theme/search/siteSearch.ts');
  const { index, parts } = packIndex(pages, synonyms, termsIn, (_, number) => String(number));
  const records = new Map(pages.map((page) => [page.path, page]));
  const start = async (/** @type {(file: unknown) => void} */ onFetch = () => {}) => {
    const search = new SiteSearch(
      index,
      async (path) => {
        const { language, kind, sections } = /** @type {PageRecord} */ (records.get(path));
        const record = { language, kind, texts: sections.map(({ text }) => text) };
        onFetch(record);
        return record;
      },
      async (number) => {
        const part = /** @type {string} */ (parts[Number(number)]);
        onFetch(part);
        return part;
      },
    );
    await search.prepare();
    return search;
  };
  return { index, parts, start };
}

/**
 * What is downloaded of the index and of the texts by somebody who searches once, and how long the index takes.
 *
 * @param {PageRecord[]} pages
 * @param {Awaited<ReturnType<typeof searchOf>>} searches
 * @param {Query[]} queries each of which is tried as the first one
 */
async function measureSize(pages, { index, parts, start }, queries) {
  const indexKB = await kB(index);
  const sizes = [];
  const times = [];
  for (const { query } of queries) {
    /** @type {unknown[]} */
    const fetched = [];
    const begun = performance.now();
    const search = await start((file) => fetched.push(file));
    await search.search(query, '');
    times.push(performance.now() - begun);
    const each = await Promise.all(fetched.map(kB));
    sizes.push(indexKB + each.reduce((a, b) => a + b, 0));
  }
  const middle = (/** @type {number[]} */ values) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
  console.log(
    `${pages.length} pages: index ${indexKB.toFixed(1)} kB and ${parts.length} parts; a first search takes ` +
      `${middle(times).toFixed(0)} ms and fetches ${middle(sizes).toFixed(0)} kB, at most ${sizes.at(-1)?.toFixed(0)} kB`,
  );
}

/**
 * Looks for each page by its title.
 *
 * @param {PageRecord[]} pages
 * @param {Awaited<ReturnType<typeof searchOf>>} searches
 * @returns {Promise<string[]>} what is missed: titles whose page is not among the first three
 */
async function findEach(pages, { start }) {
  const search = await start();
  const missed = [];
  for (const { path: wanted, title } of pages) {
    const { pages: found } = await search.search(title, '');
    if (!found.slice(0, 3).some((page) => page.path === wanted)) {
      missed.push(title);
    }
  }
  console.log(
    `${pages.length - missed.length} of ${pages.length} pages are among the first three for their title`,
  );
  return missed.map((title) => `“${title}” does not find its page among ${pages.length}`);
}

/**
 * How long a search takes in a browser on a CPU four times slower.
 *
 * @param {string} dist
 */
async function measureInBrowser(dist) {
  const browser = await startBrowser();
  const { url, stop } = await serveSite(dist);
  const runs = [];
  for (let run = 0; run < SPEED_RUNS; run += 1) {
    runs.push(await measureSearchSpeed(browser, url + START, SPEED_QUERIES));
  }
  await stop();
  console.log(speedLine(runs));
}

async function main() {
  const dist = process.env.SITE_DIST ?? path.join(root, 'dist');
  const { synonyms, pages, search } = await builtSearch(dist);
  /** @type {{ queries: Query[] }} */
  const { queries } = await loadTypeScript('e2e/queries.ts');
  await search.prepare();
  const attempts = await tryQueries(queries, (query) => search.search(query, ''));
  const missed = [...missingSections(queries, pages), ...report(attempts)];
  const many = manyPages(pages, PAGES);
  missed.push(...(await findEach(many, await searchOf(many, synonyms))));

  if (!process.argv.includes('--goals')) {
    const slowest = [...attempts].sort((a, b) => b.ms - a.ms).slice(0, 3);
    console.log(
      `slowest: ${slowest.map(({ query, ms }) => `“${query.query}” ${ms.toFixed(0)} ms`).join(', ')}`,
    );
    const some = queries.filter((_, number) => number % 10 === 0);
    for (const set of [pages, many]) {
      await measureSize(set, await searchOf(set, synonyms), some);
    }
    await measureInBrowser(dist);
  }
  if (missed.length > 0) {
    throw new UserFacingError(missed.join('\n'));
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof UserFacingError ? error.message : error);
  process.exitCode = 1;
} finally {
  await runCleanup();
}
