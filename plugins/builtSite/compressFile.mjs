// Runs in threads of its own; see compress.ts.
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { keptOrMade } from '../buildCache/keptFiles.mjs';

/** The least that brotli knows and the most that it uses by default, as powers of two. */
const WINDOW = { least: 10, most: 22 };

/**
 * Writes `<file>.br` and `<file>.gz` beside a file, each if it is smaller than the file.
 *
 * @param {object} job
 * @param {string} job.file
 * @param {number} job.quality of brotli
 * @param {string | undefined} job.cache folder of what builds keep; none: nothing is kept
 * @returns {{ bytes: number, used: string[] }} bytes: of the file as a browser gets it, compressed by brotli if that makes it
 *   smaller; used: the names of what was kept or is kept now
 * @throws when a file cannot be read or written
 */
export default function compressFile({ file, quality, cache }) {
  const bytes = readFileSync(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    // It takes memory for the whole window, though a file cannot use more than its own size.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(
      WINDOW.most,
      Math.max(WINDOW.least, Math.ceil(Math.log2(bytes.length + 16))),
    ),
  };
  const encoders = {
    br: () => brotliCompressSync(bytes, { params }),
    gz: () => gzipSync(bytes, { level: 9 }),
  };
  const { brotli, zlib } = process.versions;
  const digest = createHash('sha256').update(`${quality} ${brotli} ${zlib}\n`).update(bytes).digest('hex');
  const used = [];
  const sizes = { br: bytes.length, gz: bytes.length };
  for (const [extension, encode] of /** @type {['br' | 'gz', () => Buffer][]} */ (Object.entries(encoders))) {
    const name = `${digest}.${extension}`;
    used.push(name);
    const smaller = cache === undefined ? encode() : keptOrMade(cache, name, encode);
    if (smaller.length < bytes.length) {
      writeFileSync(`${file}.${extension}`, smaller);
      sizes[extension] = smaller.length;
    } else {
      // Of what the file was before.
      rmSync(`${file}.${extension}`, { force: true });
    }
  }
  return { bytes: sizes.br, used };
}
