import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Root } from 'hast';
import {
  BUNDLE_ATTRIBUTE,
  FRAGMENTS_FOLDER,
  FRAME_ID,
  PAGE_TAG_SELECTORS,
  PAGE_WEIGHT_NAME,
} from '../../shared/pageParts.ts';
import { findElement, findHead, findHtml, h, selectAll, toHtml } from './html.ts';

/** The number of bytes in a kilobyte, as networks count them. */
export const BYTES_PER_KB = 1000;

/**
 * The size of a document that Brotli compresses in quality 11, as on the server, divided by its
 * size in quality 5: 0.89 to 0.91 for the documents of this site. The build uses quality 5, which
 * takes a tenth of a second for all documents, and the highest ratio, because no page may weigh
 * more than it says.
 */
const BEST_TO_FAST_RATIO = 0.91;
const fastParams = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/** Estimates how many bytes the server sends for a document, at most 450 more than it does. */
const estimateBytes = async (html: string) =>
  (await promisify(brotliCompress)(html, { params: fastParams })).length * BEST_TO_FAST_RATIO;

/**
 * Options for a tree in which the frame already is HTML, as a node of the type `raw`. The frame is
 * most of a page. Its HTML is made once for the weight, the document and the fragment.
 */
const rawOptions = { allowDangerousHtml: true };

/**
 * Writes the document of a page, with its weight in the head and in the footer, and its fragment:
 * the part that the navigation fetches, with the tags of the head that differ from page to page,
 * the frame, and the name of the scripts and styles. The frame of the tree cannot be read any more
 * after this.
 *
 * @param file the file of the document: `docs/services/pad.html`
 * @param write writes a file
 */
export async function writePage(
  file: string,
  tree: Root,
  write: (file: string, content: string) => Promise<void>,
): Promise<void> {
  const head = findHead(tree);
  const frame = findElement(tree, ({ properties }) => properties.id === FRAME_ID);
  if (frame) {
    frame.children = [{ type: 'raw', value: toHtml({ type: 'root', children: frame.children }) }];
  }

  const weightKb = String(
    Math.ceil((await estimateBytes(toHtml(tree, rawOptions))) / BYTES_PER_KB),
  );
  head.children.push(h('meta', { name: PAGE_WEIGHT_NAME, content: weightKb }));
  // In hast, `dataKb` is the name of the attribute `PAGE_WEIGHT_ATTRIBUTE`.
  const weightElement = findElement(
    tree,
    ({ tagName, properties }) => tagName === 'span' && 'dataKb' in properties,
  );
  if (weightElement) {
    weightElement.children = [{ type: 'text', value: weightKb }];
  }
  await write(file, toHtml(tree, rawOptions));

  const fragment = h('html', { [BUNDLE_ATTRIBUTE]: findHtml(tree).properties.dataBundle }, [
    h('head', selectAll(PAGE_TAG_SELECTORS.join(), head)),
    h('body', frame ?? []),
  ]);
  await write(FRAGMENTS_FOLDER + file, toHtml(fragment, rawOptions));
}
