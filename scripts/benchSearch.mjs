// npm run bench:search: tries the queries of e2e/queries.ts on the built site, dist/ or the folder that
// SITE_DIST names, and measures what a search fetches and how long it takes, here and with 1,000 pages.
//   --goals  only tries the queries. Either way it fails when a goal of scripts/lib/goals.mjs is missed
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { builtSearch } from './lib/builtSearch.mjs';
import { search as goals } from './lib/goals.mjs';
import { loadTypeScript } from './lib/loadTypeScript.mjs';
import { root, UserFacingError } from './lib/run.mjs';
import { qualityOf, tryQueries } from './lib/searchQuality.mjs';

/** @typedef {import('../shared/searchRecords').PageRecord} PageRecord */
/** @typedef {import('../theme/search/siteSearch').SiteSearch} SiteSearch */
/** @typedef {import('./lib/searchQuality.mjs').Attempt} Attempt */

const PAGES = 1000;

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
 * also has a word that no other has, like the names and numbers of real pages.
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
    const withSection = set.filter(({ query }) => query.section !== undefined);
    const right = withSection.filter(({ isSectionFirst }) => isSectionFirst).length;
    console.log(`  and the right section first: ${right} of ${withSection.length}`);
    for (const goal of /** @type {const} */ (['first', 'firstThree', 'reciprocalRank'])) {
      if (goals.sets.includes(name) && all[goal] < goals[goal]) {
        missed.push(`queries ${name}: ${goal} is ${all[goal].toFixed(3)}, the goal ${goals[goal]}`);
      }
    }
  }
  for (const { query, rank, found } of attempts.filter((attempt) => attempt.rank !== 1)) {
    console.log(`${rank || 'not found'}: “${query.query}” (${query.kind}) finds ${found.join(', ')}`);
  }
  return missed;
}

async function main() {
  const { index, pages } = await builtSearch(process.env.SITE_DIST ?? path.join(root, 'dist'));
  /** @type {typeof import('../theme/search/siteSearch')} */
  const { SiteSearch } = await loadTypeScript('theme/search/siteSearch.ts');
  /** @type {{ queries: import('../e2e/queries').Query[] }} */
  const { queries } = await loadTypeScript('e2e/queries.ts');
  const records = new Map(pages.map((page) => [page.path, page]));
  const search = new SiteSearch(index, async (address) => records.get(address));
  await search.prepare();
  const attempts = await tryQueries(queries, (query) => search.search(query, ''));
  const missed = report(attempts);

  if (!process.argv.includes('--goals')) {
    const slowest = [...attempts].sort((a, b) => b.ms - a.ms).slice(0, 3);
    console.log(
      `slowest: ${slowest.map(({ query, ms }) => `“${query.query}” ${ms.toFixed(0)} ms`).join(', ')}`,
    );
    /** @type {typeof import('../shared/searchRecords')} */
    const { packIndex } = await loadTypeScript('shared/searchRecords.ts');
    /** @type {typeof import('../theme/search/words')} */
    const { termsIn } = await loadTypeScript('theme/search/words.ts');
    for (const set of [pages, manyPages(pages, PAGES)]) {
      const file = packIndex(set, index.synonyms, termsIn);
      const begun = performance.now();
      await new SiteSearch(file, async () => undefined).prepare();
      const ms = performance.now() - begun;
      const texts = await Promise.all(set.slice(0, 35).map(kB));
      const whole = set.length > 100 ? '' : `, all in one file ${(await kB(set)).toFixed(0)} kB`;
      console.log(
        `${set.length} pages: index ${(await kB(file)).toFixed(1)} kB, ready in ${ms.toFixed(0)} ms; ` +
          `a page's text ${(texts.reduce((a, b) => a + b, 0) / texts.length).toFixed(1)} kB${whole}`,
      );
    }
  }
  if (missed.length > 0) {
    throw new UserFacingError(missed.join('\n'));
  }
}

main().catch((error) => {
  console.error(error instanceof UserFacingError ? error.message : error);
  process.exit(1);
});
