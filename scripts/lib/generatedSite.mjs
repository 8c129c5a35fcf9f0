import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

const PAGES_PER_GROUP = 20;
const VOCABULARY = 3000;
const SYLLABLES = 'ba con de fi gra ho in lu mer no pro qua re sol ta ver wi tion ment er al ing'.split(' ');
/** The first page of the guide, to which the footer links. */
const INTRODUCTION = '/docs/mattermost/introduction';

/** Draws the same numbers in every run: https://en.wikipedia.org/wiki/Linear_congruential_generator */
class Dice {
  #state;

  /** @param {number} seed */
  constructor(seed) {
    this.#state = seed;
  }

  /** @param {number} end @returns {number} a whole number from 0 up to, without, `end` */
  below(end) {
    this.#state = (this.#state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((this.#state / 2 ** 32) * end);
  }
}

/** Words that are no language's, which compress about as English does. */
const words = (() => {
  const dice = new Dice(1);
  const found = new Set();
  while (found.size < VOCABULARY) {
    found.add(
      Array.from({ length: 1 + dice.below(4) }, () => SYLLABLES[dice.below(SYLLABLES.length)]).join(''),
    );
  }
  return [...found];
})();

/** Few words make up most of a text. @param {Dice} dice */
const word = (dice) => words[dice.below(1 + dice.below(1 + dice.below(VOCABULARY)))];
/** @param {Dice} dice @param {number} count */
const phrase = (dice, count) => Array.from({ length: count }, () => word(dice)).join(' ');
/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
/** @param {Dice} dice */
const sentence = (dice) => `${capital(phrase(dice, 8 + dice.below(10)))}.`;
/** @param {Dice} dice @param {number} sentences */
const paragraph = (dice, sentences) => Array.from({ length: sentences }, () => sentence(dice)).join(' ');

/**
 * A page of the guide.
 *
 * @typedef {object} GeneratedPage
 * @property {string} address
 * @property {string} title
 * @property {string} group the section of the sidebar that it stands in
 */

/** @param {number} index @returns {GeneratedPage} */
function pageAt(index) {
  const dice = new Dice(1000 + index);
  const group = Math.floor(index / PAGES_PER_GROUP) + 1;
  return {
    address: index === 0 ? INTRODUCTION : `/docs/mattermost/part-${group}/page-${index}`,
    title: `${capital(phrase(dice, 3))} ${index}`,
    group: `${capital(phrase(new Dice(group), 2))} ${group}`,
  };
}

/** @param {GeneratedPage} page */
const link = ({ title, address }) => `[${title}](${address})`;

/**
 * The text of a page: about 600 words under a title and six headings, with a list, a
 * table, a block of code, and links to its neighbors and to one page far away.
 *
 * @param {GeneratedPage[]} pages
 * @param {number} index
 */
function textOf(pages, index) {
  const dice = new Dice(2000 + index);
  const at = (/** @type {number} */ position) =>
    /** @type {GeneratedPage} */ (pages[(position + pages.length) % pages.length]);
  const heading = () => capital(phrase(dice, 3));
  return `---
title: ${at(index).title}
description: ${sentence(dice).slice(0, 150)}
---

# ${at(index).title}

${paragraph(dice, 2)}

## ${heading()} one

${paragraph(dice, 7)}

${Array.from({ length: 5 }, () => `- **${word(dice)}**: ${phrase(dice, 7)}`).join('\n')}

### ${heading()} two

${paragraph(dice, 7)} Go on with ${link(at(index + 1))}.

## ${heading()} three

${paragraph(dice, 6)}

| ${word(dice)} | ${word(dice)} | ${word(dice)} |
|---|---|---|
${Array.from({ length: 5 }, () => `| \`${word(dice)}\` | ${phrase(dice, 3)} | ${phrase(dice, 4)} |`).join('\n')}

### ${heading()} four

${paragraph(dice, 7)}

\`\`\`sh
${Array.from({ length: 6 }, () => `${word(dice)} --${word(dice)} "${phrase(dice, 2)}" | grep ${word(dice)}`).join('\n')}
\`\`\`

## ${heading()} five

${paragraph(dice, 7)}

## ${heading()} six

${paragraph(dice, 4)} Before this came ${link(at(index - 1))}; elsewhere, ${link(at(index + Math.floor(pages.length * 0.45)))}.
`;
}

/** One sidebar with all pages, and the two that the configuration asks for. @param {GeneratedPage[]} pages */
function sidebars(pages) {
  const docs = [...new Set(pages.map(({ group }) => group))].map((text) => ({
    text,
    items: pages
      .filter(({ group }) => group === text)
      .map(({ title, address }) => ({ text: title, link: address })),
  }));
  return `export const docsSidebar = ${JSON.stringify(docs)};
export const associationSidebar = [{ text: 'Association', link: '/docs/association' }];
export const servicesSidebar = [{ text: 'Services', link: '/docs/services' }];
`;
}

/**
 * Gives a copy of the project a guide of many pages, in one sidebar that lists them
 * all. Of its other pages, those remain that the theme links to, as short as can be.
 *
 * @param {string} folder the copy
 * @param {number} count how many pages the guide is to have
 * @returns {GeneratedPage[]}
 */
export function generateSite(folder, count) {
  const docs = path.join(folder, 'docs');
  for (const name of ['blog', 'docs']) {
    rmSync(path.join(docs, name), { recursive: true });
  }
  cpSync(path.join(root, 'e2e/fixtures/docs/v1'), docs, { recursive: true });
  rmSync(path.join(docs, 'docs/mattermost'), { recursive: true });

  const pages = Array.from({ length: count }, (_, index) => pageAt(index));
  for (const [index, { address }] of pages.entries()) {
    const file = path.join(docs, `${address}.mdx`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, textOf(pages, index));
  }
  writeFileSync(path.join(folder, 'sidebars.ts'), sidebars(pages));
  return pages;
}
