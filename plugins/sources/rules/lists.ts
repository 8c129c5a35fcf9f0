import type { List, Nodes } from 'mdast';
import { toString as wordsOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { textAsWritten } from '../parsePage.ts';
import type { Report, Rule } from './rule.ts';

/**
 * A sign that other programs write before an item of a list, in place of -. Several signs in a row
 * are a decoration.
 */
const BULLET = /^[ \t]*([•▪●◦·‣⁃∙○■□➢➤]|o(?=\t))(?=\s)(?!\s*[•▪●◦·*])/gm;
/** The sign of a list item, with the no-break space that Word writes after it. */
const MARKER_WITH_NO_BREAK_SPACE = /^[ \t]*([-*+]|\d+[.)])\u00a0/gm;
/** A step without the dot or the space that Markdown needs: `2.Enter`, `2/ Enter`; not `2.x`. */
const FAILED_STEP = /^[ \t]*\d{1,2}(?:\.(?=[\p{Lu}«“"\ufffc])|\/ (?=\p{Lu})).*$/gmu;
/**
 * List items without a space, or in the style of another program. A match of a pattern counts only
 * if the page has a second one.
 */
const FAILED_LIST_ITEMS = [
  /^[ \t]*[-+](?=\p{L}).*$/gmu,
  /^[ \t]*\d{1,2}° (?=\p{Lu}).*$/gmu,
  /^[ \t]*\d{1,2}(?:°\)| ?[-–]) ?(?=\p{L}).*$/gmu,
  /^[ \t]*\(\d{1,2}\) ?(?=\p{L}).*$/gmu,
  /^[ \t]*[a-zA-Z]\) (?=\p{L}).*$/gmu,
  /^[ \t]*[①-⑳].*$/gmu,
];

/** Returns the column at which a list or an item of it begins, from 1. */
const startColumn = ({ position }: { position?: List['position'] }) => position?.start.column ?? 1;

/** Reports steps whose number on the page differs from the number that the author writes. */
function reportWrongNumbers(
  list: List,
  precedingNodes: Nodes[],
  text: string,
  report: Report,
): void {
  const numbers = list.children.map((item) => Number.parseInt(textAsWritten(item, text), 10));
  const gapIndex = numbers.findIndex(
    (number, numberIndex) => numberIndex > 0 && number > (numbers[numberIndex - 1] ?? 0) + 1,
  );
  if (list.ordered && gapIndex > 0) {
    const shownNumber = (list.start ?? 1) + gapIndex;
    report(
      list.children[gapIndex] ?? list,
      `step ${numbers[gapIndex]} is shown as ${shownNumber}: number the steps without a gap`,
    );
  }
  const previousNodeIndex = precedingNodes.findLastIndex(
    ({ type }) => type !== 'paragraph' && type !== 'code',
  );
  const previousNode = precedingNodes[previousNodeIndex];
  const followsOneStep =
    previousNode?.type === 'list' && previousNode.ordered && previousNode.children.length === 1;
  const nodesBetween = precedingNodes.slice(previousNodeIndex + 1);
  // After a paragraph that ends with a colon, a new list begins.
  const isNewList =
    nodesBetween.length === 0 || nodesBetween.some((node) => wordsOf(node).trim().endsWith(':'));
  if (followsOneStep && list.ordered && list.start === 1 && !isNewList) {
    report(
      list,
      'the steps begin again with 1: indent by three spaces what stands between two of them',
    );
  }
}

/**
 * Finds text that is meant as a list but is none, items that fall out of their list, and tasks
 * without words.
 */
export const lists: Rule = ({ visibleText, text, tree }, report) => {
  for (const { 1: sign = '', index } of visibleText.matchAll(BULLET)) {
    report(index, `a list begins with - and a space, not with ${sign}`);
  }
  for (const { 1: sign = '', index } of visibleText.matchAll(MARKER_WITH_NO_BREAK_SPACE)) {
    report(index, `behind ${sign} stands a space of Word’s, which makes no list: type it anew`);
  }
  for (const { 0: found, index } of visibleText.matchAll(FAILED_STEP)) {
    const step = text.slice(index, index + found.length).trim();
    report(index, `${step}: a step has a point and a space behind its number`);
  }
  for (const pattern of FAILED_LIST_ITEMS) {
    const failedItems = [...visibleText.matchAll(pattern)];
    for (const { 0: found, index } of failedItems.length > 1 ? failedItems : []) {
      const failedItem = text.slice(index, index + found.length).trim();
      report(
        index,
        `${failedItem}: a point of a list begins with - and a space, a step with 1. and a space`,
      );
    }
  }
  // Leaves out quotes: a dash is right there, with the name of the quoted author behind it.
  visit(tree, 'paragraph', (paragraph, _, parent) => {
    const [firstLine = '', ...otherLines] = textAsWritten(paragraph, text).split('\n');
    const looksLikeList =
      /^–\s\S/.test(firstLine) && otherLines.every((line) => /^\s*–\s/.test(line));
    if (looksLikeList && parent?.type !== 'blockquote') {
      report(paragraph, 'a list begins with - and a space, not with –');
    }
  });
  visit(tree, 'list', (list, index = 0, parent) => {
    reportWrongNumbers(list, parent?.children.slice(0, index) ?? [], text, report);
  });

  visit(tree, 'list', (list, index = 0, parent) => {
    const previousNode = parent?.children[index - 1];
    const isInnerList =
      previousNode?.type === 'list' &&
      previousNode.ordered !== list.ordered &&
      startColumn(list) > startColumn(previousNode);
    if (isInnerList) {
      const indentWidth = textAsWritten(previousNode, text).indexOf(' ') + 1;
      report(
        list,
        `an inner list stands ${indentWidth} spaces below the number ` +
          'or the sign above it: indent it',
      );
    }
    for (const { children } of list.children) {
      const heading = children.find(({ type }) => type === 'heading');
      if (heading) {
        report(heading, 'a heading stands in a list: write it above, or in bold');
      }
    }
    for (const item of list.children.slice(1)) {
      if (startColumn(item) !== startColumn(list)) {
        report(
          item,
          'this point does not begin below the first one: ' +
            'indent both the same, or an inner one more',
        );
      }
    }
    for (const item of list.children) {
      const words = wordsOf(item).trim();
      if (/^\[[ xX]\](?! )/.test(words) || (typeof item.checked === 'boolean' && !words)) {
        report(item, 'a task needs a space and words behind its [ ]');
      }
    }
  });
};
