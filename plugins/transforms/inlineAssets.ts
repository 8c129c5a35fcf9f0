import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { FRAME_ID } from '../../shared/pageParts.ts';
import { findElement, h, headOf, htmlOf, removeNodes, toHtml } from '../site/html.ts';
import type { Site, Step } from '../site/site.ts';

/** Below `theme/` lie those that a part of a page loads itself. */
const SHEETS = /^static\/css\/(?!theme\/).*\.css$/;

/** Bytes of a kB, as networks count. */
export const KB = 1000;

/** The sheet and the text, each compressed by itself, differ from both together by a few bytes, in either direction. */
const MARGIN = 100;

/** Quality 10 takes a third of the time of 11, with which the site is served, and its results are at most 2 % larger. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
const bytesOf = async (text: string) => (await promisify(brotliCompress)(text, { params })).length;

/** What each document gets besides its content, and a name for it: another one whenever any of it is another. */
async function readAssets({ bundle, files, read, remove }: Site) {
  const texts: string[] = [];
  for (const file of [...files].filter((name) => SHEETS.test(name)).sort()) {
    texts.push(await read(file));
    await remove(file);
  }
  const sheet = texts.join('');
  const name = createHash('sha256').update(`${bundle.script}\n${sheet}`).digest('hex').slice(0, 8);
  return { sheet, name, sheetBytes: await bytesOf(sheet) };
}

/**
 * Puts into each document the styles of the site, so that the first paint needs one round trip, and the small script that
 * loads the site's own when nobody waits for anything (theme/browser/boot), in the place of the tag by which it would come
 * at once. States in the footer what the document takes, in kB, rounded up.
 */
export function inlineAssets(site: Site): Step {
  const { bundle } = site;
  let assets: ReturnType<typeof readAssets> | undefined;
  return {
    async change({ tree }) {
      assets ??= readAssets(site);
      const { sheet, name, sheetBytes } = await assets;
      const head = headOf(tree);
      htmlOf(tree).properties.dataBundle = name;
      removeNodes(tree, (node) => node.type === 'element' && node.properties.src === bundle.script);
      // First but for the encoding, so that a stored choice is applied before anything is painted.
      head.children.splice(1, 0, h('script', { dataSrc: bundle.script }, bundle.boot));

      // Compressed without the sheet, which is the same in all documents.
      const kB = String(Math.ceil(((await bytesOf(toHtml(tree))) + sheetBytes + MARGIN) / KB));
      const frame = findElement(tree, ({ properties }) => properties.id === FRAME_ID);
      const footer = findElement(tree, ({ tagName }) => tagName === 'footer');
      const place = footer && findElement(footer, ({ properties }) => 'dataKb' in properties);
      if (frame && place) {
        frame.properties.dataKb = kB;
        place.children = [{ type: 'text', value: kB }];
      }
      head.children.push(h('style', sheet));
    },
  };
}
