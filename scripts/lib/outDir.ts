import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../shared/projectRoot';
import { POLICY_CONF_FILE } from '../../shared/serverFiles';
import { UserFacingError } from './run';

/** The folder for builds if OUT_DIR is not set. Only builds write there. */
const DEFAULT_FOLDER = 'dist';

/** The folder of the built site: OUT_DIR, or dist/. */
export const outDir = process.env.OUT_DIR || DEFAULT_FOLDER;

/**
 * Checks that a command may delete a folder, because it is empty, or because the command has
 * written it earlier.
 *
 * @param ownFile a file that the command has written into it, and that no other folder has
 * @param option how the user has named the folder, for the message: `OUT_DIR=folder`
 * @throws {UserFacingError} when the folder has files, but not `ownFile`, or is no folder
 */
function checkIsOwnFolder(fullPath: string, ownFile: string, option: string): void {
  const stats = statSync(fullPath, { throwIfNoEntry: false });
  if (stats && !stats.isDirectory()) {
    throw new UserFacingError(`${option} is a file. Name a folder.`);
  }
  const names = stats ? readdirSync(fullPath) : [];
  if (names.length > 0 && !names.includes(ownFile)) {
    throw new UserFacingError(
      `${option} holds files that no build has made, such as ${names[0]}. ` +
        'Name another folder, or empty this one.',
    );
  }
}

/**
 * Deletes a folder that a command has written, so that it can write the folder anew.
 *
 * @param folder its path, absolute or relative to the folder of the project
 * @param ownFile a file that the command has written into it, and that no other folder has
 * @param option how the user has named the folder, for the message: `--preview folder`
 * @throws {UserFacingError} when the folder has files, but not `ownFile`, or is no folder
 */
export function deleteEarlierOutput(folder: string, ownFile: string, option: string): void {
  const fullPath = path.resolve(projectRoot, folder);
  checkIsOwnFolder(fullPath, ownFile, option);
  rmSync(fullPath, { recursive: true, force: true });
}

/**
 * Checks that a build may replace a folder. It may replace `dist/` whatever it contains, because
 * only builds write there.
 *
 * @param folder its path, absolute or relative to the folder of the project
 * @throws {UserFacingError} when the folder has files that no build of this project has made, or is
 *   no folder
 */
export function checkIsReplaceable(folder: string): void {
  const fullPath = path.resolve(projectRoot, folder);
  if (fullPath !== path.join(projectRoot, DEFAULT_FOLDER)) {
    checkIsOwnFolder(fullPath, POLICY_CONF_FILE, `OUT_DIR=${folder}`);
  }
}
