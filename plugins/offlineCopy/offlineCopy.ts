import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { COPY_LIST_FILE, COPY_WORKER_FILE, type CopyList } from '../../shared/offlineCopy.ts';
import type { Site, Step } from '../site/site.ts';

/** The types of files that pages load. */
const LOADED_FILE = /\.(?:css|js|json|png|svg|webp|avif|jpe?g|gif)$/;
/**
 * Files that do not belong into the copy although `LOADED_FILE` matches them, because pages do not
 * load them. Fragments of pages are not in the copy, either: a link without one opens the document.
 */
const LEFT_OUT_FILE = /^(?:og\.png$|offline-(?:worker\.js|copy\.json)$|\.well-known\/)/;

/**
 * A fast quality, because this step compresses files only to know their size. The compressed files
 * are a tenth larger than those of the server, in a twentieth of the time.
 */
const FAST_COMPRESSION = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Writes the service worker that keeps a copy of the site, and the list of all files in the copy.
 * This step must be the last one that writes, because the copy contains what other steps write.
 */
export function offlineCopy({ bundle, files, pages, readBytes, write }: Site): Step {
  return {
    async finish() {
      await write(COPY_WORKER_FILE, bundle.offlineWorker);
      const loadedFiles = [...files]
        .filter((file) => LOADED_FILE.test(file) && !LEFT_OUT_FILE.test(file))
        .sort();
      const hash = createHash('sha256');
      const compressions: Promise<Buffer>[] = [];
      for (const file of [...pages.map((page) => page.file), ...loadedFiles]) {
        const content = await readBytes(file);
        hash.update(`${file}\n`).update(content);
        // Node.js compresses on several processors while the next files are read.
        compressions.push(promisify(brotliCompress)(content, FAST_COMPRESSION));
      }
      const sizes = (await Promise.all(compressions)).map(({ length }) => length);
      const bytes = sizes.reduce((total, size) => total + size, 0);
      const addresses = pages.map(({ address }) => address.slice(1));
      const copyList: CopyList = {
        version: hash.digest('hex').slice(0, 12),
        bytes,
        files: [...addresses, ...loadedFiles],
      };
      await write(COPY_LIST_FILE, JSON.stringify(copyList));
    },
  };
}
