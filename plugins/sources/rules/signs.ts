import { visit } from 'unist-util-visit';
import type { Rule, Tell } from '../pageMistakes.ts';
import { type ParsedPage, startOf, writtenAs } from '../parsePage.ts';

/** Signs of other dialects of Markdown, which are printed as they are written, and what to write here. */
const OTHER_DIALECTS: [pattern: RegExp, advice: string][] = [
  [/^[ \t]*(?:!!!|\?{3}\+?)[ \t]*\w[^\n]*/gm, 'is printed as it is: write :::note, :::tip or :::warning'],
  [/(?<![\w:/.])(?::[a-z][a-z\d_+-]*:)(?![\w:/])/g, 'is printed as it is: put in the sign itself'],
  [/\[\[[^[\]\n]+\]\]/g, 'is printed as it is: write [words](/address)'],
  [/^[ \t]*\[TOC\]$/gim, 'is printed as it is: a page has its contents by itself'],
  [/\^\[[^\]\n]+\]/g, 'is printed as it is: write [^1], and [^1]: with the note below'],
  [/(?<![=\w])==[^=\s][^=\n]*==(?![=\w])/g, 'is printed as it is: write <mark>words</mark>'],
  [/(?<![|\w])\|\|[^|\s][^|\n]*\|\|/g, 'is printed as it is: there are no spoilers here'],
  [/(?<!\+)\+\+[^+\s][^+\n]*\+\+(?!\+)/g, 'is printed as it is: write <ins>words</ins>'],
  [/\$\$[^$\n]+\$\$/g, 'is printed as it is: write the formula in words, or draw it'],
];

/** A pair of ** around words, with the spaces that keep it from being bold. */
const BOLD_PAIR = /(?<![\\*])\*\*(\s*)[^*\n]*?[^*\s](\s*)(?<![\\*])\*\*(?!\*)/g;
const STARS = /(?<!\\)\*{2,}/g;
const isWord = (character = '') => /[\p{L}\d]/u.test(character);
const isSpace = (character = ' ') => /\s/.test(character);

/** Bold text that is none: its stars are shown. */
function tellStars({ literal, text }: ParsedPage, tell: Tell): void {
  const rest = literal.replaceAll(BOLD_PAIR, (pair, before: string, behind: string, index: number) => {
    const written = text.slice(index, index + pair.length);
    const isProduct = isWord(literal[index - 1]) && isWord(literal[index + 2]);
    if (isProduct) {
      return pair;
    }
    tell(
      index,
      before || behind
        ? `${written} is not bold: take out the spaces beside the words`
        : `${written} is not bold: put a space before the first ** and behind the last`,
    );
    return ' '.repeat(pair.length);
  });
  for (const { 0: stars, index } of rest.matchAll(STARS)) {
    const [before, behind] = [rest[index - 1], rest[index + stars.length]];
    // 2**3 is a power, and ** between spaces a sign of its own.
    const isMeant = (isWord(before) && isWord(behind)) || (isSpace(before) && isSpace(behind));
    if (!isMeant) {
      tell(index, `${stars} begins bold text, and never ends it: put ${stars} behind it, too`);
    }
  }
}

/** Signs that are left in the text, since they are no markup here, and markup that is none that its author meant. */
export const signs: Rule = (page, tell) => {
  const { literal, text, tree } = page;
  tellStars(page, tell);
  for (const [pattern, advice] of OTHER_DIALECTS) {
    for (const { 0: found, index } of literal.matchAll(pattern)) {
      tell(
        index + found.length - found.trimStart().length,
        `${text.slice(index, index + found.length).trim()} ${advice}`,
      );
    }
  }
  for (const { index } of literal.matchAll(/(?<!\\)`/g)) {
    tell(index, 'a ` begins code, and never ends it: put one behind it, too');
  }
  for (const { index } of literal.matchAll(/\S\t+\S/g)) {
    tell(index, 'a tab is shown as a space: the cells of a table stand between |');
  }

  visit(tree, (node) => {
    const written = 'children' in node ? writtenAs(node, text) : '';
    const before = text[startOf(node) - 1];
    const behind = text[startOf(node) + written.length];
    if (node.type === 'emphasis' && written.startsWith('*') && /\d/.test(`${before}${behind}`)) {
      tell(node, `${before}${written}${behind} is a product, of which a part becomes italic: write × or \\*`);
    }
    if (node.type === 'delete' && !written.startsWith('~~')) {
      tell(
        node,
        `${written} is struck out: write ~~ on both sides if you mean that, else <sub> or another sign`,
      );
    }
  });
};
