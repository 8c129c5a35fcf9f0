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
        // In `data`, MDX marks the tag as HTML, so that no component replaces it.
        node.data = {};
      }
    });
  };
}
