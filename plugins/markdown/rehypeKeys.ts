import type { Element, Root, RootContent } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

type Child = Element['children'][number] | RootContent;

/** Whether a node is `<kbd>`, which is JSX in MDX and an element in Markdown. */
function isKey(node: Child | undefined): boolean {
  const named = node as { name?: string; tagName?: string } | undefined;
  return named?.name === 'kbd' || named?.tagName === 'kbd';
}

const isPlus = (node: Child | undefined) => node?.type === 'text' && node.value.trim() === '+';

/** How many nodes from `start` on form one combination: a key, then any number of “+ key”; 0 for none. */
function combinationLength(children: Child[], start: number): number {
  let length = isKey(children[start]) ? 1 : 0;
  while (length > 0 && isPlus(children[start + length]) && isKey(children[start + length + 1])) {
    length += 2;
  }
  return length;
}

/**
 * Wraps each combination of keys, such as `<kbd>Ctrl</kbd>+<kbd>K</kbd>`, into
 * `<span data-keys>`, which the style sheet keeps on one line.
 */
export function rehypeKeys() {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (!('children' in node)) {
        return;
      }
      // The visit also reaches the wrappers added below, which must not be wrapped again.
      if (node.type === 'element' && 'dataKeys' in node.properties) {
        return SKIP;
      }
      const children = node.children as Child[];
      for (let index = 0; index < children.length; index += 1) {
        const length = combinationLength(children, index);
        if (length > 1) {
          const keys = children.slice(index, index + length) as Element['children'];
          children.splice(index, length, {
            type: 'element',
            tagName: 'span',
            properties: { dataKeys: '' },
            children: keys,
          });
        }
      }
    });
  };
}
