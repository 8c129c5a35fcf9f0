import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';

const TEXT_FILES = /\.(?:atom|css|html|js|json|md|properties|svg|txt|webmanifest|xhtml|xml)$/;

/** @returns the bytes of a text as small as each encoding makes them, by the ending of the file that nginx serves */
async function encode(bytes: Buffer): Promise<Record<'br' | 'gz', Buffer>> {
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  return { br, gz };
}

/**
 * Writes `<file>.br` and `<file>.gz` beside the text files of a folder, where they are smaller than the
 * file itself, so that nginx never has to compress. It begins with a file as soon as it is added. Does
 * nothing when the variable COMPRESSION is `off`: tests of something else need not wait for it.
 */
export class Compression {
  readonly #folder: string;
  /** The bytes of each file as a browser gets it. */
  readonly #jobs = new Map<string, Promise<number>>();
  readonly #inTurn = pLimit(availableParallelism());

  /** @param files to begin with, named from the folder like those that are added later */
  constructor(folder: string, files: string[] = []) {
    this.#folder = folder;
    for (const file of files) {
      this.add(file);
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
    const before = this.#jobs.get(file) ?? Promise.resolve();
    const job = before.then(() => this.#inTurn(() => this.#compress(path.join(this.#folder, file))));
    // Marks a rejection as handled; finish() throws it.
    job.catch(() => {});
    this.#jobs.set(file, job);
  }

  /** @returns how many bytes of the file a browser gets */
  async #compress(file: string): Promise<number> {
    const bytes = await readFile(file);
    const encoded = await encode(bytes);
    for (const ending of ['br', 'gz'] as const) {
      if (encoded[ending].length < bytes.length) {
        await writeFile(`${file}.${ending}`, encoded[ending]);
      } else {
        // Of what the file was before.
        await rm(`${file}.${ending}`, { force: true });
      }
    }
    return Math.min(bytes.length, encoded.br.length);
  }

  /** The bytes of a file as a browser gets it: compressed by brotli, if that makes it smaller. */
  async servedBytes(file: string): Promise<number> {
    this.add(file);
    return this.#jobs.get(file) ?? (await stat(path.join(this.#folder, file))).size;
  }

  /** Waits for all files. @throws the error of one, such as a full disk */
  async finish(): Promise<void> {
    await Promise.all(this.#jobs.values());
  }
}
