import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns the files in a folder and in the folders below it, sorted, as paths from the folder, with
 * slashes.
 */
export const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    )
    .sort();
