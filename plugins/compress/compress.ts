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

/** What the bundler has written, and nothing changes after it. */
const BUNDLES = /^static[\\/](?:css|js)[\\/]/;

/**
 * Compresses every text file of the built site once, so that nginx never has to.
 *
 * @param step what is still to be done to the built site; the bundles are compressed meanwhile
 */
export function compress(step: RspressPlugin): RspressPlugin {
  return {
    ...step,
    name: 'site:compress',
    async afterBuild(config, isProd) {
      const outDir = path.resolve(config.outDir ?? 'dist');
      const compressAll = async (isWanted: (file: string) => boolean) => {
        const files = (await readdir(outDir, { recursive: true })).filter(
          (file) => TEXT_FILES.test(file) && isWanted(file),
        );
        await Promise.all(files.map((file) => compressFile(path.join(outDir, file))));
      };
      await Promise.all([
        isProd && compressAll((file) => BUNDLES.test(file)),
        step.afterBuild?.(config, isProd),
      ]);
      if (isProd) {
        await compressAll((file) => !BUNDLES.test(file));
      }
    },
  };
}
