import { readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from '../../plugins/site/listFiles';
import { SITE_JSON_FILE } from '../../shared/siteJson';

const TEXT_FILES = /\.(?:atom|css|html|ics|js|json|md|properties|svg|txt|webmanifest|xhtml|xml)$/;

/** Writes `FILE.br` and `FILE.gz` beside a file, each only if it is smaller than the file. */
async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const compressedByEnding = {
    br: await promisify(brotliCompress)(bytes, { params }),
    gz: await promisify(gzip)(bytes, { level: 9 }),
  };
  for (const [ending, compressed] of Object.entries(compressedByEnding)) {
    if (compressed.length < bytes.length) {
      // The file has another name until it is complete, because nginx may already serve the folder.
      const partialFile = path.join(path.dirname(file), `.${path.basename(file)}.${ending}`);
      await writeFile(partialFile, compressed);
      await rename(partialFile, `${file}.${ending}`);
    }
  }
}

/**
 * Compresses the text files of a built site, so that nginx need not compress its answers. Leaves
 * out site.json, which the image changes later: nginx would go on serving its compressed copy.
 *
 * @param folder the folder of the built site
 */
export async function compressFiles(folder: string): Promise<void> {
  const files = listFiles(folder).filter(
    (name) => TEXT_FILES.test(name) && name !== SITE_JSON_FILE,
  );
  const compress = (name: string) => compressFile(path.join(folder, name));
  await Readable.from(files).forEach(compress, { concurrency: availableParallelism() });
}
