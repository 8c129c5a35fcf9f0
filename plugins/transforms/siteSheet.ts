import { h, headOf } from '../site/html.ts';
import type { Site, Step } from '../site/site.ts';

/** Below `theme/` lie those that a part of a page loads itself. */
const SHEETS = /^static\/css\/(?!theme\/).*\.css$/;

/** Writes the styles of the site into each document, so that the first paint needs one round trip. */
export function siteSheet({ files, read, remove }: Site): Step {
  let sheet: Promise<string> | undefined;
  const readSheet = async () => {
    const texts: string[] = [];
    for (const file of [...files].filter((name) => SHEETS.test(name)).sort()) {
      texts.push(await read(file));
      await remove(file);
    }
    return texts.join('');
  };
  return {
    async change({ tree }) {
      sheet ??= readSheet();
      headOf(tree).children.push(h('style', await sheet));
    },
  };
}
