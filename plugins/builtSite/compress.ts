import { createHash } from 'node:crypto';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';
import { KeptFiles } from '../buildCache/keptFiles.ts';

const TEXT_FILES = /\.(?:atom|css|html|js|json|md|properties|svg|txt|webmanifest|xhtml|xml)$/;
/** Files for programs and for printing, which nobody waits for. */
const FOR_PROGRAMS = /\.(?:atom|md|properties|txt|xhtml|xml)$/;

/** Files of which there is one for each page. */
const FOR_PAGES = /\.html$|^search-records\//;

/** Bytes of pages above which their compression would take most of the build. This site has 1.6 million. */
const MANY_BYTES = 5_000_000;

/**
 * Brotli's best quality takes about a second per megabyte of pages. The other one takes a fortieth
 * of that, for files that are 10 % larger; quality 9 takes eight times as long as 8 for 0.05 %.
 */
const QUALITY = { best: 11, fast: 8 };

/** The least that brotli knows and the most that it uses by default, as powers of two. */
const WINDOW = { least: 10, most: 22 };

/** Twice as many jobs keep the four threads busy that Node.js has for this, and hold little in memory. */
const FILES_AT_ONCE = 4;

async function compressFile(file: string, quality: number, kept?: KeptFiles): Promise<void> {
  const bytes = await readFile(file);
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
    br: () => promisify(brotliCompress)(bytes, { params }),
    gz: () => promisify(gzip)(bytes, { level: 9 }),
  };
  const { brotli, zlib } = process.versions;
  const digest = createHash('sha256').update(`${quality} ${brotli} ${zlib}\n`).update(bytes).digest('hex');
  await Promise.all(
    Object.entries(encoders).map(async ([extension, encode]) => {
      const smaller = await (kept ? kept.get(`${digest}.${extension}`, encode) : encode());
      if (smaller.length < bytes.length) {
        await writeFile(`${file}.${extension}`, smaller);
      } else {
        // Of what the file was before.
        await rm(`${file}.${extension}`, { force: true });
      }
    }),
  );
}

/**
 * Writes `<file>.br` and `<file>.gz` beside the text files of a folder, where they are smaller than the
 * file itself, so that nginx never has to compress. It begins with a file as soon as it is added. Does
 * nothing when the variable COMPRESSION is `off`: tests of something else need not wait for it.
 */
export class Compression {
  readonly #folder: string;
  readonly #kept: KeptFiles | undefined;
  readonly #limit = pLimit(FILES_AT_ONCE);
  readonly #jobs = new Map<string, Promise<void>>();
  #pageQuality = QUALITY.best;

  /**
   * @param files to begin with, named from the folder like those that are added later
   * @param cache the folder in which results are kept for the next build, if they are
   */
  constructor(folder: string, files: string[] = [], cache?: string) {
    this.#folder = folder;
    this.#kept = cache === undefined ? undefined : new KeptFiles(path.join(cache, 'compressed'));
    for (const file of files) {
      this.add(file);
    }
  }

  /** Tells how many bytes all pages have, before the first file is added that grows with them. */
  expect(bytesOfPages: number): void {
    if (bytesOfPages > MANY_BYTES) {
      this.#pageQuality = QUALITY.fast;
    }
  }

  /** Adds a file, unless it is no text or known already. */
  add(file: string): void {
    if (!this.#jobs.has(file)) {
      this.changed(file);
    }
  }

  /** Adds a file that was written, for the first time or anew, unless it is no text. */
  changed(file: string): void {
    if (process.env.COMPRESSION === 'off' || !TEXT_FILES.test(file)) {
      return;
    }
    const quality = FOR_PROGRAMS.test(file)
      ? QUALITY.fast
      : FOR_PAGES.test(file)
        ? this.#pageQuality
        : QUALITY.best;
    const before = this.#jobs.get(file);
    const job = this.#limit(async () => {
      await before;
      await compressFile(path.join(this.#folder, file), quality, this.#kept);
    });
    // Marks a rejection as handled; finish() throws it.
    job.catch(() => {});
    this.#jobs.set(file, job);
  }

  /** The bytes of a file as a browser gets it: compressed by brotli, if that makes it smaller. */
  async servedBytes(file: string): Promise<number> {
    this.add(file);
    await this.#jobs.get(file);
    const whole = path.join(this.#folder, file);
    const { size } = await stat(`${whole}.br`).catch(() => stat(whole));
    return size;
  }

  /** Waits for all files. @throws the error of one, such as a full disk */
  async finish(): Promise<void> {
    await Promise.all(this.#jobs.values());
    if (this.#jobs.size > 0) {
      await this.#kept?.prune();
    }
  }
}
