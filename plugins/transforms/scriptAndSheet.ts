import { h, headOf, removeNodes } from '../site/html.ts';
import type { Site, Step } from '../site/site.ts';

/** Below `theme/` lie those that a part of a page loads itself. */
const SHEETS = /^static\/css\/(?!theme\/).*\.css$/;

/**
 * Puts into each document the styles of the site, so that the first paint needs one round trip, and the small script that
 * loads the site's own when nobody waits for anything (theme/browser/boot), in the place of the tag by which it would come
 * at once.
 */
export function scriptAndSheet({ bundle, files, read, remove }: Site): Step {
  const readSheet = async () => {
    const texts: string[] = [];
    for (const file of [...files].filter((name) => SHEETS.test(name)).sort()) {
      texts.push(await read(file));
      await remove(file);
    }
    return texts.join('');
  };
  let sheet: Promise<string> | undefined;
  return {
    async change({ tree }) {
      sheet ??= readSheet();
      removeNodes(tree, (node) => node.type === 'element' && node.properties.src === bundle.script);
      const { children } = headOf(tree);
      // First but for the encoding, so that a stored choice is applied before anything is painted.
      children.splice(1, 0, h('script', { dataSrc: bundle.script }, bundle.boot));
      children.push(h('style', await sheet));
    },
  };
}
