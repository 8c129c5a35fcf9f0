import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const POLL_MS = 100;

/** The folder in which all workers of a run share files. */
export const sharedFolder = () => String(process.env.SHARED_FOLDER);

/** @returns whether no other worker has taken the name before: making a folder succeeds in one worker only */
function takeName(name: string): boolean {
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
 * Makes something that all workers use, unless a test of this run, perhaps in another worker, has made
 * it already.
 *
 * @param make returns what describes it, as JSON can hold it
 * @throws what `make` threw, in each test that needs the thing
 */
export async function once<T>(name: string, make: () => Promise<T>): Promise<T> {
  const file = path.join(sharedFolder(), `${name}.json`);
  if (takeName(name)) {
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
