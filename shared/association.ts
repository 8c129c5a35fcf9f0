import { existsSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');

/**
 * The folder with what is the association's own, below that of the project: the sample's until
 * there is one.
 */
export const FOLDER = existsSync(path.join(ROOT, 'association')) ? 'association' : 'sample';

/**
 * A file of it, by its name.
 *
 * @returns its path
 */
export const associationFile = (name: string): string => path.join(ROOT, FOLDER, name);

/**
 * The folders whose files are served as they are, at their names: its drawings, and what pages show
 * and link to.
 */
export const PUBLIC_FOLDERS = [`${FOLDER}/drawings`, 'docs/public'];

/**
 * A file of these by its address, `/scenes/choir.svg`.
 *
 * @returns its path, undefined where there is none
 */
export const publicFile = (address: string): string | undefined =>
  PUBLIC_FOLDERS.map((folder) => path.join(ROOT, folder, address)).find((file) => existsSync(file));
