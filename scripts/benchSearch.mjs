// npm run bench:search: measures size, loading time and time per query of the embedded search index,
// for the built site and for 3,000 pages made of its sentences.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { loadConfig } from '@rsbuild/core';
import { root } from './lib/run.mjs';

const PAGES = 3000;
const QUERIES = ['channel', 'notifcations', 'how do I send a large file', 'statuts', 'mute', 'xyzzy'];
const ROUNDS = 20;

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
 * @param {import('../plugins/searchRecords/records').PageRecord[]} pages
 * @param {number} count
 */
function manyPages(pages, count) {
  const sentences = pages.flatMap(({ sections }) => sections.flatMap(({ text }) => text.split(/(?<=\.) /)));
  return Array.from({ length: count }, (_, index) => {
    const page = /** @type {typeof pages[number]} */ (pages[index % pages.length]);
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

const file = path.join(root, 'dist/search-records.json');
if (!existsSync(file)) {
  console.error('There is no built site in dist/: run npm run build first.');
  process.exit(1);
}
const { content } = await loadConfig({ path: path.join(root, 'theme/search/searchIndex.ts') });
const { Index } = /** @type {any} */ (content);
const pages = JSON.parse(readFileSync(file, 'utf8'));

for (const set of [pages, manyPages(pages, PAGES)]) {
  const json = JSON.stringify(set);
  const begun = performance.now();
  const index = new Index();
  await index.add(JSON.parse(json));
  const loaded = performance.now();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const query of QUERIES) {
      index.search(query, '');
    }
  }
  const searched = performance.now();
  console.log(
    [
      `${set.length} pages`,
      `${(json.length / 1e6).toFixed(2)} MB, ${(brotliCompressSync(json).length / 1e3).toFixed(0)} kB as brotli`,
      `loaded in ${(loaded - begun).toFixed(0)} ms`,
      `${((searched - loaded) / ROUNDS / QUERIES.length).toFixed(2)} ms a query`,
    ].join(' · '),
  );
}
