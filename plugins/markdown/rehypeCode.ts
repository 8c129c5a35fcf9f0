import type { Element, Root, Text } from 'hast';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';

/** A word with a hyphen, such as an option. A browser could break the line after the hyphen. */
const HYPHENATED_WORD = /(\S*-\S+)/;

/**
 * Puts each word with a hyphen into an element, because the styles of CodeBlock keep such an
 * element on one line. Shiki makes no element for a word of plain text. Also names the language of
 * a block in its class, as is usual in HTML. Rspress writes it into `lang`, which is for languages
 * that people speak. Seam: rspress-code-language (see UPSTREAM.md).
 */
export function rehypeCode() {
  return (tree: Root) => {
    visit(tree, { type: 'element', tagName: 'pre' }, (block: Element) => {
      const { lang, class: className, ...otherProperties } = block.properties;
      if (lang) {
        block.properties = {
          ...otherProperties,
          class: [className, `language-${lang}`].flat().filter(Boolean).join(' '),
        };
      }
      visit(block, 'text', (text: Text, index, parent) => {
        // A word that stands alone has an element of its own already.
        if (!/\S\s+\S/.test(text.value) || index === undefined || parent === undefined) {
          return;
        }
        // `split` also returns what the group matches, so every second part is a word with a
        // hyphen.
        const parts = text.value
          .split(HYPHENATED_WORD)
          .map((value, position) =>
            position % 2 ? h('span', value) : ({ type: 'text', value } as const),
          );
        parent.children.splice(index, 1, ...parts);
        return [SKIP, index + parts.length] as const;
      });
    });
  };
}
