import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { threadId } from 'node:worker_threads';

/**
 * What builds have made, under names that tell what it was made of, so that it can be used again. JavaScript, because
 * threads use it, and Node.js 20 starts none with TypeScript.
 *
 * @param {string} folder
 * @param {string} name made of all that the bytes depend on
 * @param {() => Buffer} make makes the bytes when no build has kept them
 * @returns {Buffer}
 */
export function keptOrMade(folder, name, make) {
  const file = path.join(folder, name);
  try {
    return readFileSync(file);
  } catch {
    const made = make();
    mkdirSync(folder, { recursive: true });
    // A build that is interrupted leaves no half of a file under this name, nor do two threads that make the same.
    const unfinished = `${file}.${threadId}.new`;
    writeFileSync(unfinished, made);
    renameSync(unfinished, file);
    return made;
  }
}

/**
 * Removes what a build has not used.
 *
 * @param {string} folder need not exist
 * @param {ReadonlySet<string>} used names
 */
export function removeUnused(folder, used) {
  let names = /** @type {string[]} */ ([]);
  try {
    names = readdirSync(folder);
  } catch {
    return;
  }
  for (const name of names.filter((one) => !used.has(one))) {
    rmSync(path.join(folder, name));
  }
}
