import { SKIP, visit } from 'unist-util-visit';
import type { Step } from '../site/site.ts';

/**
 * Removes the comments between texts by which React finds its parts again when it takes over a page. Here it
 * takes over islands alone, which keep theirs.
 */
export const withoutReactComments = (): Step => ({
  change({ tree }) {
    visit(tree, (node, index, parent) => {
      if (node.type === 'element' && node.tagName === 'site-island') {
        return SKIP;
      }
      if (node.type === 'comment' && parent && index !== undefined) {
        parent.children.splice(index, 1);
        return [SKIP, index];
      }
    });
  },
});
