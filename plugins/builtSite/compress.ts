import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT_FILES = /\.(?:atom|css|html|js|json|md|properties|svg|txt|webmanifest|xml)$/;

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

/**
 * Writes `<file>.br` and `<file>.gz` beside each text file, where they are smaller than the file itself.
 *
 * @param files below the folder; those that are no text are passed over
 */
export async function compressFiles(folder: string, files: string[]): Promise<void> {
  await Promise.all(
    files
      .filter((file) => TEXT_FILES.test(file))
      .map(async (name) => {
        const file = path.join(folder, name);
        const bytes = await readFile(file);
        await Promise.all(
          Object.entries(encodings).map(async ([extension, encode]) => {
            const encoded = await encode(bytes);
            if (encoded.length < bytes.length) {
              await writeFile(`${file}.${extension}`, encoded);
            }
          }),
        );
      }),
  );
}
