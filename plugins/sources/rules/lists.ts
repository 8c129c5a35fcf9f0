import type { List } from 'mdast';
import { toString as wordsOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Rule } from '../pageMistakes.ts';
import { startOf, writtenAs } from '../parsePage.ts';

/** Signs that programs put before the points of a list, where Markdown has -. */
const BULLET = /^[ \t]*([•▪●◦·‣⁃∙○■□➢➤])(?=\s)/gm;
/** A dash before the first point; a later one only where the line above begins with one, too. */
const DASHES = /(?:^[ \t]*|\n[ \t]*\n[ \t]*)([–—])\s\S.*\n(?=[ \t]*(?:\1\s|\n|$))/g;
/** Word puts a space behind the sign at which no line breaks. */
const NO_BREAK_SPACE = /^[ \t]*([-*+]|\d+[.)])\u00a0/gm;
/** `2.Enter`, `2/ Enter`; not `2.x`. */
const STEP = /^[ \t]*\d{1,2}(?:\.(?=[\p{Lu}«“"\ufffc])|\/ (?=\p{Lu})).*$/gmu;
/** `1° Enter`, where the first one is there: `20° North` is none. */
const DEGREE_STEP = /^[ \t]*\d{1,2}° (?=\p{Lu}).*$/gmu;

/** The column at which a point of a list begins, from 1. */
const columnOf = ({ position }: { position?: List['position'] }) => position?.start.column ?? 1;

/** Lists that are none, points that fall out of theirs, and tasks without words. */
export const lists: Rule = ({ literal, text, tree }, tell) => {
  for (const { 1: sign = '', index } of literal.matchAll(BULLET)) {
    tell(index, `a list begins with - and a space, not with ${sign}`);
  }
  for (const { 0: found, 1: sign = '', index } of literal.matchAll(DASHES)) {
    tell(index + found.indexOf(sign), `a list begins with - and a space, not with ${sign}`);
  }
  for (const { 1: sign = '', index } of literal.matchAll(NO_BREAK_SPACE)) {
    tell(index, `behind ${sign} stands a space of Word’s, which makes no list: type it anew`);
  }
  const hasFirst = /^[ \t]*1° /m.test(literal);
  for (const { 0: found, index } of [
    ...literal.matchAll(STEP),
    ...(hasFirst ? literal.matchAll(DEGREE_STEP) : []),
  ]) {
    const step = text.slice(index, index + found.length).trim();
    tell(index, `${step}: a step has a point and a space behind its number`);
  }

  visit(tree, 'list', (list, index = 0, parent) => {
    const before = parent?.children[index - 1];
    const isBelow =
      before?.type === 'list' && before.ordered !== list.ordered && columnOf(list) > columnOf(before);
    if (isBelow) {
      const marker = writtenAs(before, text).indexOf(' ') + 1;
      tell(list, `an inner list stands ${marker} spaces below the number or the sign above it: indent it`);
    }
    for (const item of list.children.slice(1)) {
      if (columnOf(item) !== columnOf(list)) {
        tell(
          item,
          'this point does not begin below the first one: indent both the same, or an inner one more',
        );
      }
    }
    for (const item of list.children) {
      const words = wordsOf(item).trim();
      if (/^\[[ xX]\]$/.test(words) || (typeof item.checked === 'boolean' && !words)) {
        tell(startOf(item), 'a task needs words behind its [ ]');
      }
    }
  });
};
