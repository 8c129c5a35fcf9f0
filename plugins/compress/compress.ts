import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RspressPlugin } from '@rspress/core';

const TEXT_FILES = /\.(?:css|html|js|json|md|properties|svg|txt|webmanifest|xml)$/;

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

/** Writes `<file>.br` and `<file>.gz` where they are smaller than the file itself. */
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

/** Compresses every text file of the built site once, so that nginx never has to. */
export function compress(): RspressPlugin {
  return {
    name: 'site:compress',
    async afterBuild(config, isProd) {
      if (!isProd) {
        return;
      }
      const outDir = path.resolve(config.outDir ?? 'dist');
      const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
      const files = entries
        .filter((entry) => entry.isFile() && TEXT_FILES.test(entry.name))
        .map((entry) => path.join(entry.parentPath, entry.name));
      await Promise.all(files.map(compressFile));
    },
  };
}
