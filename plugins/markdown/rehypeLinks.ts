import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/**
 * Makes a link that a page writes in HTML one of Markdown: the component for those gives it the
 * base.
 */
export function rehypeLinks() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if ('name' in node && node.name === 'a') {
        // MDX marks tags in it that are to stay as they are written.
        node.data = {};
      }
    });
  };
}
