import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeToReadText, TO_READ_FILE } from '../../plugins/siteConfig/filesToRead';

const QUERIES = `// What your visitors type, and the addresses of the pages that answer it: the search has to find them. For example:
// open a pad = /docs/services/pad
`;

/**
 * Makes the folder of an association from the sample's folder.
 *
 * @param sample the path of the sample's folder
 * @param folder the path of the new folder
 * @param ids the ids of its services, whose pages the association has to read
 */
export function makeAssociation(sample: string, folder: string, ids: string[]): void {
  cpSync(sample, folder, { recursive: true });
  // The queries of the sample ask for the sample's pages and services.
  writeFileSync(path.join(folder, 'queries.txt'), QUERIES);
  writeFileSync(path.join(folder, TO_READ_FILE), makeToReadText(ids));
}
