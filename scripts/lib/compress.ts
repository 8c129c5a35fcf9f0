import { readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from '../../plugins/site/listFiles';

const TEXT_FILES = /\.(?:atom|css|html|js|json|md|properties|svg|txt|webmanifest|xhtml|xml)$/;

/** Writes `FILE.br` and `FILE.gz` where they are smaller. */
async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const encoded = {
    br: await promisify(brotliCompress)(bytes, { params }),
    gz: await promisify(gzip)(bytes, { level: 9 }),
  };
  for (const [ending, smaller] of Object.entries(encoded)) {
    if (smaller.length < bytes.length) {
      // Under another name until it is whole, since nginx may serve the folder already.
      const part = path.join(path.dirname(file), `.${path.basename(file)}.${ending}`);
      await writeFile(part, smaller);
      await rename(part, `${file}.${ending}`);
    }
  }
}

/**
 * Compresses the texts of a built site, so that nginx never has to.
 *
 * @param folder of the built site
 */
export async function compressFiles(folder: string): Promise<void> {
  const files = listFiles(folder).filter((name) => TEXT_FILES.test(name));
  const compress = (name: string) => compressFile(path.join(folder, name));
  await Readable.from(files).forEach(compress, { concurrency: availableParallelism() });
}
