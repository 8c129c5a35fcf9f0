import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import {
  COPY_LIST,
  COPY_PAGES,
  COPY_WORKER,
  type CopyList,
  type CopyPages,
  NOT_FOUND,
} from '../../shared/offlineCopy.ts';
import { sharedSheetOf, textOf, toHtmlWithoutStyles } from '../site/html.ts';
import type { Site, Step } from '../site/site.ts';

/** What pages load, beside their documents. A link whose fragment is missing opens the document. */
const LOADED = /^(?!og\.png$)(?!static\/pages\/)(?!offline-).*\.(?:css|js|json|png|svg|webp|avif|jpe?g|gif)$/;

/** The address of a page below the base. */
const below = (address: string) => (address === '/404' ? NOT_FOUND : address.slice(1));

/** A tenth larger than the server's files, in a twentieth of the time. */
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const bytesOf = async (content: string | Uint8Array) =>
  (await promisify(brotliCompress)(content, FAST)).length;

/**
 * Writes the worker that keeps a copy of the site in the browsers of visitors who ask for it, and the
 * list of what belongs to a copy. It has to be the last step that writes files.
 */
export function offlineCopy(site: Site): Step {
  const { bundle, files, readBytes, write } = site;
  const copy: CopyPages = { sheet: '', pages: {} };
  return {
    read({ page, tree }) {
      copy.sheet ||= textOf(sharedSheetOf(tree));
      copy.pages[below(page.address)] = toHtmlWithoutStyles(tree);
    },
    async finish() {
      const inOrder = site.pages.map(({ address }) => [below(address), copy.pages[below(address)] ?? '']);
      const pages = JSON.stringify({ ...copy, pages: Object.fromEntries(inOrder) });
      await write(COPY_WORKER, bundle.offlineWorker);
      await write(COPY_PAGES, pages);
      const hash = createHash('sha256').update(pages);
      let bytes = 0;
      const loaded = [...files].filter((file) => LOADED.test(file)).sort();
      for (const file of loaded) {
        const content = await readBytes(file);
        hash.update(`${file}\n`).update(content);
        bytes += await bytesOf(content);
      }
      const list: CopyList = {
        version: hash.digest('hex').slice(0, 12),
        bytes: bytes + (await bytesOf(pages)),
        files: [...site.pages.map(({ address }) => below(address)), ...loaded],
      };
      await write(COPY_LIST, JSON.stringify(list));
    },
  };
}
