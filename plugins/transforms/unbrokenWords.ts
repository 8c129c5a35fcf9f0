import type { Nodes } from 'hast';
import { textOf } from '../site/html.ts';
import type { Step } from '../site/site.ts';

/**
 * The number of characters of the longest address, and of the longest code, that stays on one line.
 * A longer one could be wider than a phone.
 */
const MAX_UNBROKEN_LENGTHS: Record<string, number> = { a: 32, code: 24 };

/** One word with a hyphen. A browser could break the line after the hyphen. */
const HYPHENATED_WORD = /^\S*-\S*$/;

/** Marks the links and the code below a node that must not break after a hyphen. */
function markUnbrokenWords(node: Nodes): void {
  if (node.type === 'element') {
    const maxLength = MAX_UNBROKEN_LENGTHS[node.tagName] ?? 0;
    const text = maxLength > 0 ? textOf(node) : '';
    if (text.length <= maxLength && HYPHENATED_WORD.test(text)) {
      node.properties.dataWhole = '';
    }
  }
  // A block of code keeps its lines by its own styles, and React renders an island once more.
  const isSkipped = node.type === 'element' && /^(?:pre|site-island)$/.test(node.tagName);
  if ('children' in node && !isSkipped) {
    node.children.forEach(markUnbrokenWords);
  }
}

/**
 * Marks short addresses and short code with a hyphen, which the style sheet keeps on one line: a
 * reader of `team.exemple-` at the end of a line could not know whether the hyphen belongs to the
 * address.
 */
export const unbrokenWords = (): Step => ({
  change({ tree }) {
    markUnbrokenWords(tree);
  },
});
