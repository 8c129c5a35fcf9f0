import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What builds have made, under names that tell what it was made of, so that it can be used again. */
export class KeptFiles {
  readonly #folder: string;
  readonly #used = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * @param name made of all that the bytes depend on
   * @param make makes the bytes when no build has kept them
   */
  async get(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    this.#used.add(name);
    const file = path.join(this.#folder, name);
    const kept = await readFile(file).catch(() => undefined);
    if (kept) {
      return kept;
    }
    const made = await make();
    await mkdir(this.#folder, { recursive: true });
    // A build that is interrupted leaves no half of a file under this name.
    await writeFile(`${file}.new`, made);
    await rename(`${file}.new`, file);
    return made;
  }

  /** Removes what this build has not used. */
  async prune(): Promise<void> {
    const files = await readdir(this.#folder).catch(() => []);
    await Promise.all(
      files.filter((file) => !this.#used.has(file)).map((file) => rm(path.join(this.#folder, file))),
    );
  }
}
