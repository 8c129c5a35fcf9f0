import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { FRAME_ID } from '../../shared/pageParts.ts';
import { findElement, sheetsOf, textOf, toHtmlWithoutStyles } from '../site/html.ts';
import type { Step } from '../site/site.ts';

/** Bytes of a kB, as networks count. */
export const KB = 1000;

/** The sheet and the text, each compressed by itself, differ from both together by a few bytes, in either direction. */
const MARGIN = 100;

/** Quality 10 takes a third of the time of 11, with which the site is served, and its results are at most 2 % larger. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
const compress = promisify(brotliCompress);
const bytesOf = async (text: string) => (await compress(text, { params })).length;

/**
 * States in the footer of each page what its document takes, in kB, rounded up. What is in the style sheet is
 * compressed once for all of them. The last step that changes documents.
 */
export function pageWeight(): Step {
  let sheetBytes: Promise<number> | undefined;
  return {
    async change({ tree }) {
      sheetBytes ??= bytesOf(sheetsOf(tree).map(textOf).join(''));
      const bytes = (await bytesOf(toHtmlWithoutStyles(tree))) + (await sheetBytes) + MARGIN;
      const kB = String(Math.ceil(bytes / KB));
      const frame = findElement(tree, ({ properties }) => properties.id === FRAME_ID);
      const footer = findElement(tree, ({ tagName }) => tagName === 'footer');
      const place = footer && findElement(footer, ({ properties }) => 'dataKb' in properties);
      if (frame && place) {
        frame.properties.dataKb = kB;
        place.children = [{ type: 'text', value: kB }];
      }
    },
  };
}
