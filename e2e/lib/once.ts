import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const POLL_MS = 100;

/** Returns the folder in which all workers share files. */
export const sharedFolder = () => String(process.env.SHARED_FOLDER);

/**
 * Claims a name for this worker by making a folder. Only one worker can make it.
 *
 * @returns whether this worker is the first to claim the name
 */
function claimName(name: string): boolean {
  try {
    mkdirSync(path.join(sharedFolder(), `${name}.taken`));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') {
      return false;
    }
    throw error;
  }
}

/**
 * Makes something that all workers use, unless a test of this run has already made it.
 *
 * @param name a name that all workers use for it
 * @param make a function that makes it, and returns a value that JSON can hold
 * @returns the value that `make` returned, in whichever worker it ran
 * @throws {Error} with the error of `make`, in each worker, if `make` has thrown
 */
export async function makeOnce<T>(name: string, make: () => Promise<T>): Promise<T> {
  const file = path.join(sharedFolder(), `${name}.json`);
  if (claimName(name)) {
    const result = await make().then(
      (value) => ({ value }),
      (error) => ({ error: String(error) }),
    );
    writeFileSync(`${file}.part`, JSON.stringify(result));
    renameSync(`${file}.part`, file);
  }
  while (!existsSync(file)) {
    await wait(POLL_MS);
  }
  const { value, error } = JSON.parse(readFileSync(file, 'utf8'));
  if (error) {
    throw new Error(`${name} could not be made: ${error}`);
  }
  return value;
}
