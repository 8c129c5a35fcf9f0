import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What builds have made, under names that tell what it was made of, so that it can be used again. */
export class KeptFiles {
  readonly #folder: string;
  /** What this build has used. Files with the same bytes ask for the same at once. */
  readonly #used = new Map<string, Promise<Buffer>>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * @param name made of all that the bytes depend on
   * @param make makes the bytes when no build has kept them
   */
  get(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const used = this.#used.get(name) ?? this.#readOrMake(name, make);
    this.#used.set(name, used);
    return used;
  }

  async #readOrMake(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
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
