import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { ASSOCIATION_FOLDER } from '../../shared/association';
import { projectRoot } from '../../shared/projectRoot';

/** The files whose change asks for a new build, besides those in `SITE_FOLDERS`. */
export const SITE_FILES = ['rspress.config.ts', 'package.json', 'scripts/build.ts'];
/** The folders from which the site is built. */
export const SITE_FOLDERS = ['docs', ASSOCIATION_FOLDER, 'theme', 'plugins', 'shared'];

/**
 * Checks whether no file of the site has changed since its last build, which must have written the
 * compressed files.
 *
 * @param root the folder of the project
 */
export function isBuildCurrent(root = projectRoot): boolean {
  const readChangeTimeMs = (file: string) =>
    statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  // The list includes the folders, because a folder changes when a file is deleted from it.
  const pathsInFolders = SITE_FOLDERS.flatMap((folder) => [
    folder,
    ...readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      path.join(folder, name),
    ),
  ]);
  const lastChangeMs = Math.max(...[...SITE_FILES, ...pathsInFolders].map(readChangeTimeMs));
  // Only a build with --compress writes this file.
  return readChangeTimeMs('dist/index.html.br') > lastChangeMs;
}
