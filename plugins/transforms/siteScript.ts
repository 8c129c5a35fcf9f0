import { h, headOf, removeNodes } from '../site/html.ts';
import type { Site, Step } from '../site/site.ts';

/**
 * Puts the small script into each document that loads the site's own when nobody waits for anything
 * (theme/browser/boot), in the place of the tag by which it would come at once.
 */
export const siteScript = ({ bundle }: Site): Step => ({
  change({ tree }) {
    removeNodes(tree, (node) => node.type === 'element' && node.properties.src === bundle.script);
    // First but for the encoding, so that a stored choice is applied before anything is painted.
    headOf(tree).children.splice(1, 0, h('script', { dataSrc: bundle.script }, bundle.boot));
  },
});
