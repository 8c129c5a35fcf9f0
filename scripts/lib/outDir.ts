import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../shared/projectRoot';
import { POLICY_CONF_FILE } from '../../shared/serverFiles';
import { UserFacingError } from './run';

/** The folder for builds if OUT_DIR is not set. Only builds write there. */
const DEFAULT_FOLDER = 'dist';

/** The folder of the built site: OUT_DIR, or dist/. */
export const outDir = process.env.OUT_DIR || DEFAULT_FOLDER;

/**
 * Deletes a folder that a command has written, so that it can write the folder anew.
 *
 * @param folder its path, absolute or relative to the folder of the project
 * @param ownFile a file that the command has written into it, and that no other folder has
 * @param option how the user has named the folder, for the message: `OUT_DIR=folder`
 * @throws {UserFacingError} when the folder has files, but not `ownFile`
 */
export function deleteEarlierOutput(folder: string, ownFile: string, option: string): void {
  const fullPath = path.resolve(projectRoot, folder);
  const names = existsSync(fullPath) ? readdirSync(fullPath) : [];
  if (names.length > 0 && !names.includes(ownFile)) {
    throw new UserFacingError(
      `${option} holds files that no build has made, such as ${names[0]}. ` +
        'Name another folder, or empty this one.',
    );
  }
  rmSync(fullPath, { recursive: true, force: true });
}

/**
 * Deletes a folder with an earlier build. `dist/` is deleted whatever it contains, because only
 * builds write there.
 *
 * @param folder its path, absolute or relative to the folder of the project
 * @throws {UserFacingError} when the folder has files that no build of this project has made
 */
export function deleteEarlierBuild(folder: string): void {
  const fullPath = path.resolve(projectRoot, folder);
  if (fullPath === path.join(projectRoot, DEFAULT_FOLDER)) {
    rmSync(fullPath, { recursive: true, force: true });
  } else {
    deleteEarlierOutput(folder, POLICY_CONF_FILE, `OUT_DIR=${folder}`);
  }
}
