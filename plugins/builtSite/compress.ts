import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT_FILES = /\.(?:atom|css|html|js|json|md|properties|svg|txt|webmanifest|xml)$/;
/** Twice as many jobs keep the four threads busy that Node.js has for this, and hold little in memory. */
const FILES_AT_ONCE = 4;

const encodings = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  await Promise.all(
    Object.entries(encodings).map(async ([extension, encode]) => {
      const encoded = await encode(bytes);
      if (encoded.length < bytes.length) {
        await writeFile(`${file}.${extension}`, encoded);
      }
    }),
  );
}

/** The files, the largest first, so that none is left to be waited for alone. */
async function largestFirst(files: string[]): Promise<string[]> {
  const sized = await Promise.all(files.map(async (file) => ({ file, size: (await stat(file)).size })));
  return sized.sort((one, other) => other.size - one.size).map(({ file }) => file);
}

/**
 * Writes `<file>.br` and `<file>.gz` beside each text file, where they are smaller than the file itself.
 * Does nothing when the variable COMPRESSION is `off`: tests of something else need not wait for it.
 *
 * @param files below the folder; those that are no text are passed over
 */
export async function compressFiles(folder: string, files: string[]): Promise<void> {
  if (process.env.COMPRESSION === 'off') {
    return;
  }
  const texts = files.filter((file) => TEXT_FILES.test(file)).map((file) => path.join(folder, file));
  const waiting = (await largestFirst(texts)).values();
  await Promise.all(
    Array.from({ length: FILES_AT_ONCE }, async () => {
      // All of them take from the same list.
      for (const file of waiting) {
        await compressFile(file);
      }
    }),
  );
}
