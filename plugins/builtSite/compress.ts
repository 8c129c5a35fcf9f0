import { stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Tinypool } from 'tinypool';
import { removeUnused } from '../buildCache/keptFiles.mjs';
import type compressFile from './compressFile.mjs';

const TEXT_FILES = /\.(?:atom|css|html|js|json|md|properties|svg|txt|webmanifest|xhtml|xml)$/;
/** Files for programs, for printing and for reading offline, which nobody waits for. */
const FOR_LATER = /\.(?:atom|md|properties|txt|xhtml|xml)$|^offline-pages\.json$/;

/** Files of which there is one for each page. */
const FOR_PAGES = /\.html$|^search-records\//;

/**
 * Bytes of pages above which their compression would take most of the build. This site has 1.6 million. The image, which
 * visitors are served from, is built with the variable COMPRESSION set to `best`: then they get the best in any case.
 */
const MANY_BYTES = 5_000_000;

/**
 * Brotli's best quality takes about a second per megabyte of pages. The other one takes a fortieth
 * of that, for files that are 10 % larger; quality 9 takes eight times as long as 8 for 0.05 %.
 */
const QUALITY = { best: 11, fast: 8 };

/**
 * Writes `<file>.br` and `<file>.gz` beside the text files of a folder, where they are smaller than the
 * file itself, so that nginx never has to compress. It begins with a file as soon as it is added. Does
 * nothing when the variable COMPRESSION is `off`: tests of something else need not wait for it.
 */
export class Compression {
  readonly #folder: string;
  readonly #cache: string | undefined;
  /** Threads, because even what Node.js compresses in the background keeps this one busy: three seconds of 1,000 pages. */
  readonly #threads = new Tinypool({
    filename: new URL('./compressFile.mjs', import.meta.url).href,
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads: availableParallelism(),
  });
  readonly #jobs = new Map<string, Promise<ReturnType<typeof compressFile>>>();
  #pageQuality = QUALITY.best;

  /**
   * @param files to begin with, named from the folder like those that are added later
   * @param cache the folder in which results are kept for the next build, if they are
   */
  constructor(folder: string, files: string[] = [], cache?: string) {
    this.#folder = folder;
    this.#cache = cache === undefined ? undefined : path.join(cache, 'compressed');
    for (const file of files) {
      this.add(file);
    }
  }

  /** Tells how many bytes all pages have, before the first file is added that grows with them. */
  expect(bytesOfPages: number): void {
    if (bytesOfPages > MANY_BYTES && process.env.COMPRESSION !== 'best') {
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
    const quality = FOR_LATER.test(file)
      ? QUALITY.fast
      : FOR_PAGES.test(file)
        ? this.#pageQuality
        : QUALITY.best;
    const task = { file: path.join(this.#folder, file), quality, cache: this.#cache };
    const before = this.#jobs.get(file);
    const job = (before ?? Promise.resolve()).then(() => this.#threads.run(task));
    // Marks a rejection as handled; finish() throws it.
    job.catch(() => {});
    this.#jobs.set(file, job);
  }

  /** The bytes of a file as a browser gets it: compressed by brotli, if that makes it smaller. */
  async servedBytes(file: string): Promise<number> {
    this.add(file);
    const job = this.#jobs.get(file);
    return job ? (await job).bytes : (await stat(path.join(this.#folder, file))).size;
  }

  /** Waits for all files, and ends the threads. @throws the error of one, such as a full disk */
  async finish(): Promise<void> {
    try {
      const done = await Promise.all(this.#jobs.values());
      if (this.#cache !== undefined && done.length > 0) {
        removeUnused(this.#cache, new Set(done.flatMap(({ used }) => used)));
      }
    } finally {
      await this.#threads.destroy();
    }
  }
}
