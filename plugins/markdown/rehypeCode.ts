import type { Element, Root, Text } from 'hast';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';

/** A word that could be cut after a hyphen in it, such as an option. */
const HYPHENATED = /(\S*-\S+)/;

/**
 * Puts words with a hyphen into elements, which CodeBlock keeps in one line. Shiki leaves plain
 * text in one piece.
 */
export function rehypeCode() {
  return (tree: Root) => {
    visit(tree, { type: 'element', tagName: 'pre' }, (block: Element) => {
      visit(block, 'text', (text: Text, index, parent) => {
        if (!/\S\s+\S/.test(text.value) || index === undefined || parent === undefined) {
          return;
        }
        // Every second part is a word with a hyphen.
        const parts = text.value
          .split(HYPHENATED)
          .map((value, position) =>
            position % 2 ? h('span', value) : ({ type: 'text', value } as const),
          );
        parent.children.splice(index, 1, ...parts);
        return [SKIP, index + parts.length] as const;
      });
    });
  };
}
