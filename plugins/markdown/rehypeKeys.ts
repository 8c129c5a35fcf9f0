import type { Element, Nodes, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** Whether a node is `<kbd>`, which is JSX in MDX and an element in Markdown. */
function isKey(node: Nodes | undefined): boolean {
  const named = node as { name?: string; tagName?: string } | undefined;
  return named?.name === 'kbd' || named?.tagName === 'kbd';
}

const isPlus = (node: Nodes | undefined) => node?.type === 'text' && node.value.trim() === '+';

/**
 * Wraps each combination of keys, such as `<kbd>Ctrl</kbd>+<kbd>K</kbd>`, into
 * `<span data-keys>`, which the style sheet keeps on one line.
 */
export function rehypeKeys() {
  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      if (!isKey(node) || !parent || index === undefined) {
        return;
      }
      const { children } = parent;
      let end = index + 1;
      while (isPlus(children[end]) && isKey(children[end + 1])) {
        end += 2;
      }
      if (end > index + 1) {
        const keys = children.slice(index, end) as Element['children'];
        const wrapper: Element = {
          type: 'element',
          tagName: 'span',
          properties: { dataKeys: '' },
          children: keys,
        };
        children.splice(index, keys.length, wrapper);
        // Without a visit to the keys, which would be wrapped again.
        return [SKIP, index + 1];
      }
    });
  };
}
