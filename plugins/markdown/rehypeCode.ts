import type { Element, Root, Text } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** A word that could be cut after a hyphen in it, such as an option. */
const HYPHENATED = /(\S*-\S+)/;

/**
 * Puts words with a hyphen into elements of their own, which the style sheet of CodeBlock keeps in
 * one line. Shiki does so with the tokens of a language; a block of plain text is one token a line.
 */
export function rehypeCode() {
  return (tree: Root) => {
    visit(tree, { type: 'element', tagName: 'pre' }, (block: Element) => {
      visit(block, 'text', (text: Text, index, parent) => {
        if (!/\S\s+\S/.test(text.value) || index === undefined || parent === undefined) {
          return;
        }
        const parts = text.value.split(HYPHENATED).map((value, position): Element | Text => {
          const part: Text = { type: 'text', value };
          const isWord = position % 2 === 1;
          return isWord ? { type: 'element', tagName: 'span', properties: {}, children: [part] } : part;
        });
        parent.children.splice(index, 1, ...(parts as typeof parent.children));
        return [SKIP, index + parts.length] as const;
      });
    });
  };
}
