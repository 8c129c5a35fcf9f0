import type { Element, ElementContent, Nodes } from 'hast';
import { h, textOf } from '../site/html.ts';
import type { Step } from '../site/site.ts';

/**
 * The number of characters of the longest address, and of the longest code, that stays on one line.
 * A longer one could be wider than a phone.
 */
const MAX_UNBROKEN_LENGTHS: Record<string, number> = { a: 32, code: 24 };

/** One word with a hyphen. A browser could break the line after the hyphen. */
const HYPHENATED_WORD = /^\S*-\S*$/;

/**
 * A number with a hyphen, such as `2021-1362`, or a name that ends with a hyphen and a number, such
 * as `K-9`. The signs beside it belong to the match.
 */
const HYPHENATED_NUMBER = /(?<![\p{L}\d-])(\(?[\p{L}\d]{1,8}-\d{1,6}(?![\p{L}\d-])[.,:;!?…)]*)/u;

/** The elements of prose. Elsewhere, a part of a text could become a part of a layout. */
const PROSE_TAG = /^(?:dd|em|li|p|small|strong|td|th)$/;

/** What tells an address from the name of a page, such as “E-mail”. */
const SIGN_OF_ADDRESS = /[.@]/;

/** Signs that end a sentence or a part of it. They must not begin a line. */
const CLOSING_SIGNS = /^[.,:;!?…)]+/;

/** Checks whether a node is an address or code that must not break after a hyphen. */
function isUnbrokenWord(node: Nodes): boolean {
  const maxLength = node.type === 'element' ? (MAX_UNBROKEN_LENGTHS[node.tagName] ?? 0) : 0;
  if (maxLength === 0) {
    return false;
  }
  const text = textOf(node);
  const isLiteral = (node as Element).tagName === 'code' || SIGN_OF_ADDRESS.test(text);
  return isLiteral && text.length <= maxLength && HYPHENATED_WORD.test(text);
}

/**
 * Puts each word that must not break into an element with the signs behind it. The element says
 * whether the word is an address (`a`) or code.
 */
function wrapUnbrokenWords(children: ElementContent[]): void {
  for (const [index, child] of children.entries()) {
    if (isUnbrokenWord(child)) {
      const nextNode = children[index + 1];
      const [signs = ''] = (nextNode?.type === 'text' && CLOSING_SIGNS.exec(nextNode.value)) || [];
      children[index] = h('span', { dataWhole: (child as Element).tagName }, child, signs);
      if (nextNode?.type === 'text') {
        nextNode.value = nextNode.value.slice(signs.length);
      }
    }
  }
}

/** Puts each number with a hyphen in a text into an element of its own. */
const wrapNumbers = (child: ElementContent): ElementContent[] =>
  child.type === 'text' && HYPHENATED_NUMBER.test(child.value)
    ? child.value
        .split(HYPHENATED_NUMBER)
        .map((part, index) =>
          index % 2 === 0
            ? { type: 'text', value: part }
            : h('span', { dataWhole: 'number' }, part),
        )
    : [child];

/** Marks the addresses, the code and the numbers below a node that must not break after a hyphen. */
function markUnbrokenWords(node: Nodes): void {
  // A block of code keeps its lines by its own styles, and React renders an island once more.
  const isSkipped = node.type === 'element' && /^(?:pre|site-island)$/.test(node.tagName);
  if (!('children' in node) || isSkipped) {
    return;
  }
  node.children.forEach(markUnbrokenWords);
  if (node.type === 'element') {
    wrapUnbrokenWords(node.children);
    if (PROSE_TAG.test(node.tagName)) {
      node.children = node.children.flatMap(wrapNumbers);
    }
  }
}

/**
 * Marks short addresses, short code and numbers with a hyphen, which the style sheet keeps on one
 * line: a reader of `team.exemple-` at the end of a line could not know whether the hyphen belongs
 * to the address.
 */
export const unbrokenWords = (): Step => ({
  change({ tree }) {
    markUnbrokenWords(tree);
  },
});
