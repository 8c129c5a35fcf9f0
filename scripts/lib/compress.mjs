import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';

const TEXT_FILES = /\.(?:atom|css|html|js|json|md|properties|svg|txt|webmanifest|xhtml|xml)$/;

/** @param {string} file */
async function compressFile(file) {
  const bytes = await readFile(file);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const encoded = {
    br: await promisify(brotliCompress)(bytes, { params }),
    gz: await promisify(gzip)(bytes, { level: 9 }),
  };
  for (const [ending, { length }] of Object.entries(encoded)) {
    if (length < bytes.length) {
      await writeFile(`${file}.${ending}`, encoded[/** @type {'br' | 'gz'} */ (ending)]);
    }
  }
}

/**
 * Writes `<file>.br` and `<file>.gz` beside the text files of a folder, as small as each encoding makes them, where they
 * are smaller than the file itself, so that nginx never has to compress.
 *
 * @param {string} folder
 * @throws the error of a file, such as a full disk
 */
export async function compress(folder) {
  const limit = pLimit(availableParallelism());
  const files = await readdir(folder, { recursive: true });
  await Promise.all(
    files
      .filter((file) => TEXT_FILES.test(file))
      .map((file) => limit(() => compressFile(path.join(folder, file)))),
  );
}
