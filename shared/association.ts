import { existsSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './projectRoot.ts';

/**
 * The name of the folder with the association's own files, inside the project's folder: the
 * sample's folder as long as there is no folder `association`.
 */
export const ASSOCIATION_FOLDER = existsSync(path.join(projectRoot, 'association'))
  ? 'association'
  : 'sample';

/** Returns the path of one of the association's own files, such as `site.yaml`. */
export const associationFile = (name: string): string =>
  path.join(projectRoot, ASSOCIATION_FOLDER, name);

/** The folders whose files the site serves as they are: the drawings, and the files of pages. */
export const PUBLIC_FOLDERS = [`${ASSOCIATION_FOLDER}/drawings`, 'docs/public'];

/**
 * Finds a file of the public folders by its address, such as `/scenes/choir.svg`.
 *
 * @returns the path of the file; undefined if there is no such file
 */
export const findPublicFile = (address: string): string | undefined =>
  PUBLIC_FOLDERS.map((folder) => path.join(projectRoot, folder, address)).find((file) =>
    existsSync(file),
  );
