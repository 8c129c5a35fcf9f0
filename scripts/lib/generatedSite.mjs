import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

const PAGES_PER_GROUP = 20;
const VOCABULARY = 3000;
const SYLLABLES = 'ba con de fi gra ho in lu mer no pro qua re sol ta ver wi tion ment er al ing'.split(' ');
/** The first page of the guide. It keeps its address because the footer links to it. */
const INTRODUCTION = '/docs/mattermost/introduction';

/**
 * A random number generator that gives the same numbers in every run, so that sites of different
 * runs can be compared: https://en.wikipedia.org/wiki/Linear_congruential_generator
 */
class SeededRandom {
  #state;

  /** @param {number} seed */
  constructor(seed) {
    this.#state = seed;
  }

  /** @param {number} end @returns {number} an integer from 0 to `end - 1` */
  below(end) {
    this.#state = (this.#state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((this.#state / 2 ** 32) * end);
  }
}

/** Invented words, which compress about as well as English. */
const words = (() => {
  const random = new SeededRandom(1);
  const made = new Set();
  while (made.size < VOCABULARY) {
    made.add(
      Array.from({ length: 1 + random.below(4) }, () => SYLLABLES[random.below(SYLLABLES.length)]).join(''),
    );
  }
  return [...made];
})();

/** A word; the first ones of the list are drawn most often, as in real texts. @param {SeededRandom} random */
const word = (random) => words[random.below(1 + random.below(1 + random.below(VOCABULARY)))];
/** @param {SeededRandom} random @param {number} count */
const phrase = (random, count) => Array.from({ length: count }, () => word(random)).join(' ');
/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
/** @param {SeededRandom} random */
const sentence = (random) => `${capital(phrase(random, 8 + random.below(10)))}.`;
/** @param {SeededRandom} random @param {number} sentences */
const paragraph = (random, sentences) => Array.from({ length: sentences }, () => sentence(random)).join(' ');

/**
 * A page of the guide.
 *
 * @typedef {object} GeneratedPage
 * @property {string} address
 * @property {string} title
 * @property {string} group the section of the sidebar that lists it
 */

/** @param {number} index @returns {GeneratedPage} */
function pageAt(index) {
  const random = new SeededRandom(1000 + index);
  const group = Math.floor(index / PAGES_PER_GROUP) + 1;
  return {
    address: index === 0 ? INTRODUCTION : `/docs/mattermost/part-${group}/page-${index}`,
    title: `${capital(phrase(random, 3))} ${index}`,
    group: `${capital(phrase(new SeededRandom(group), 2))} ${group}`,
  };
}

/** @param {GeneratedPage} page */
const link = ({ title, address }) => `[${title}](${address})`;

/**
 * The text of a page: about 600 words under a title and six headings, with a list, a
 * table, a block of code, and links to the pages before and after it and to one far away.
 *
 * @param {GeneratedPage[]} pages
 * @param {number} index
 */
function textOf(pages, index) {
  const random = new SeededRandom(2000 + index);
  const at = (/** @type {number} */ position) =>
    /** @type {GeneratedPage} */ (pages[(position + pages.length) % pages.length]);
  const heading = () => capital(phrase(random, 3));
  return `---
title: ${at(index).title}
description: ${sentence(random).slice(0, 150)}
---

# ${at(index).title}

${paragraph(random, 2)}

## ${heading()} one

${paragraph(random, 7)}

${Array.from({ length: 5 }, () => `- **${word(random)}**: ${phrase(random, 7)}`).join('\n')}

### ${heading()} two

${paragraph(random, 7)} Go on with ${link(at(index + 1))}.

## ${heading()} three

${paragraph(random, 6)}

| ${word(random)} | ${word(random)} | ${word(random)} |
|---|---|---|
${Array.from({ length: 5 }, () => `| \`${word(random)}\` | ${phrase(random, 3)} | ${phrase(random, 4)} |`).join('\n')}

### ${heading()} four

${paragraph(random, 7)}

\`\`\`sh
${Array.from({ length: 6 }, () => `${word(random)} --${word(random)} "${phrase(random, 2)}" | grep ${word(random)}`).join('\n')}
\`\`\`

## ${heading()} five

${paragraph(random, 7)}

## ${heading()} six

${paragraph(random, 4)} Before this came ${link(at(index - 1))}; elsewhere, ${link(at(index + Math.floor(pages.length * 0.45)))}.
`;
}

/** One sidebar with all pages. @param {GeneratedPage[]} pages */
const sidebarOf = (pages) =>
  [...new Set(pages.map(({ group }) => group))].map((text) => ({
    text,
    items: pages
      .filter(({ group }) => group === text)
      .map(({ title, address }) => ({ text: title, link: address })),
  }));

/** The text of sidebars.ts: one sidebar with all pages, and the two others that rspress.config.ts imports. @param {GeneratedPage[]} pages */
function sidebars(pages) {
  return `export const docsSidebar = ${JSON.stringify(sidebarOf(pages))};
export const associationSidebar = [{ text: 'Association', link: '/docs/association' }];
export const servicesSidebar = [{ text: 'Services', link: '/docs/services' }];
`;
}

/**
 * Writes the files of a guide's pages.
 *
 * @param {string} docs folder of all pages
 * @param {number} count number of pages
 * @returns {GeneratedPage[]}
 */
function writePages(docs, count) {
  const pages = Array.from({ length: count }, (_, index) => pageAt(index));
  for (const [index, { address }] of pages.entries()) {
    const file = path.join(docs, `${address}.mdx`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, textOf(pages, index));
  }
  return pages;
}

/**
 * Replaces the pages of a copy of the project by a guide of many pages, in one sidebar that
 * lists them all. The pages that the theme links to are replaced by the short ones of
 * e2e/fixtures.
 *
 * @param {string} folder of the copy
 * @param {number} count number of pages of the guide
 * @returns {GeneratedPage[]}
 */
export function generateSite(folder, count) {
  const docs = path.join(folder, 'docs');
  for (const name of ['blog', 'docs']) {
    rmSync(path.join(docs, name), { recursive: true });
  }
  cpSync(path.join(root, 'e2e/fixtures/docs/v1'), docs, { recursive: true });
  rmSync(path.join(docs, 'docs/mattermost'), { recursive: true });

  const pages = writePages(docs, count);
  writeFileSync(path.join(folder, 'sidebars.ts'), sidebars(pages));
  return pages;
}

/**
 * Writes a site with the same pages and the same sidebar for Rspress as it comes: its own theme, no
 * plugin, no cache.
 *
 * @param {string} folder empty
 * @param {number} count number of pages of the guide
 */
export function generateStockSite(folder, count) {
  const docs = path.join(folder, 'docs');
  const pages = writePages(docs, count);
  writeFileSync(path.join(docs, 'index.md'), `# Home\n\n[Guide](${INTRODUCTION})\n`);
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module", "private": true }');
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const config = {
    root: 'docs',
    outDir: 'dist',
    title: 'Stock',
    themeConfig: { sidebar: { '/docs': sidebarOf(pages) } },
    builderConfig: { performance: { buildCache: false } },
  };
  writeFileSync(path.join(folder, 'rspress.config.ts'), `export default ${JSON.stringify(config)};\n`);
}
