import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';

const TEXT_FILES = /\.(?:atom|css|html|js|json|md|properties|svg|txt|webmanifest|xhtml|xml)$/;

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const encoded = {
    br: await promisify(brotliCompress)(bytes, { params }),
    gz: await promisify(gzip)(bytes, { level: 9 }),
  };
  for (const [ending, smaller] of Object.entries(encoded)) {
    if (smaller.length < bytes.length) {
      await writeFile(`${file}.${ending}`, smaller);
    }
  }
}

/**
 * Writes `<file>.br` and `<file>.gz` beside the text files of a folder, where they are smaller than the file itself,
 * so that nginx never has to compress.
 */
export async function compress(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true }))
    .filter((file) => TEXT_FILES.test(file))
    .map((file) => path.join(folder, file));
  const sizes = new Map(
    await Promise.all(files.map(async (file) => [file, (await stat(file)).size] as const)),
  );
  // The largest file takes a second: if it came last, the other cores would wait for it.
  files.sort((a, b) => Number(sizes.get(b)) - Number(sizes.get(a)));
  const limit = pLimit(availableParallelism());
  await Promise.all(files.map((file) => limit(() => compressFile(file))));
}
