import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SEARCH_RECORDS, type SearchFile } from '../../shared/searchRecords.ts';

/**
 * What the search of the built site fetches: `dist/`, or the folder that SITE_DIST names.
 *
 * @throws Error when there is none
 */
export function builtSearch(): SearchFile {
  const dist = path.resolve(process.env.SITE_DIST ?? path.join(import.meta.dirname, '../../dist'));
  const file = path.join(dist, SEARCH_RECORDS);
  if (!existsSync(file)) {
    throw new Error(`There is no built site in ${dist}: run npm run build first.`);
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}
