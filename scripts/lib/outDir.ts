import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { POLICY_CONF_FILE } from '../../shared/serverFiles';
import { projectRoot, UserFacingError } from './run';

/** The folder for builds if OUT_DIR is not set. Only builds write there. */
const DEFAULT_FOLDER = 'dist';

/** The folder of the built site: OUT_DIR, or dist/. */
export const outDir = process.env.OUT_DIR ?? DEFAULT_FOLDER;

/**
 * Deletes a folder with an earlier build.
 *
 * @param folder its path, absolute or relative to the folder of the project
 * @throws {UserFacingError} when the folder has files that no build of this project has made
 */
export function deleteEarlierBuild(folder: string): void {
  const fullPath = path.resolve(projectRoot, folder);
  const names = existsSync(fullPath) ? readdirSync(fullPath) : [];
  const isEarlierBuild =
    fullPath === path.join(projectRoot, DEFAULT_FOLDER) || names.includes(POLICY_CONF_FILE);
  if (names.length > 0 && !isEarlierBuild) {
    throw new UserFacingError(
      `OUT_DIR=${folder} holds files that no build has made, such as ${names[0]}. Name another folder, or empty this one.`,
    );
  }
  rmSync(fullPath, { recursive: true, force: true });
}
