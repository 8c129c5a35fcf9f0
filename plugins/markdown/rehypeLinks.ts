import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/**
 * Makes a link in HTML the same as a link in Markdown, so that the component for links adds the
 * base.
 */
export function rehypeLinks() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if ('name' in node && node.name === 'a') {
        // This deletes the mark by which MDX would not replace a tag of HTML by a component.
        node.data = {};
      }
    });
  };
}
