import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadTypeScript } from './loadTypeScript.ts';
import { UserFacingError } from './run.ts';

/**
 * What the search of the built site fetches.
 *
 * @param {string} dist the folder of the built site
 * @returns {Promise<{ synonyms: import('../../shared/searchRecords').Synonyms,
 *   pages: import('../../shared/searchRecords').PageRecord[],
 *   search: import('../../theme/search/siteSearch').SiteSearch }>} the thesaurus, the record of each page, and
 *   the search of both, which must be prepared
 * @throws {UserFacingError} when there is none
 */
export async function builtSearch(dist) {
  /** @type {typeof import('../../shared/searchRecords')} */
  const { recordFile, SEARCH_RECORDS, unpackIndex, unpackSynonyms, withTexts } =
    await loadTypeScript('shared/searchRecords.ts');
  /** @type {typeof import('../../theme/search/siteSearch')} */
  const { SiteSearch } = await loadTypeScript('theme/search/siteSearch.ts');
  const read = (/** @type {string} */ file) => JSON.parse(readFileSync(path.join(dist, file), 'utf8'));
  if (!existsSync(path.join(dist, SEARCH_RECORDS))) {
    throw new UserFacingError(`There is no built site in ${dist}: run npm run build first.`);
  }
  /** @type {import('../../shared/searchRecords').SearchIndexFile} */
  const index = read(SEARCH_RECORDS);
  const records = new Map(index.pages.map(([address]) => [address, read(recordFile(address))]));
  const pages = unpackIndex(index).pages.map((page) => {
    const record = records.get(page.path);
    return { ...withTexts(page, record), language: record.language, kind: record.kind };
  });
  const search = new SiteSearch(
    index,
    async (address) => records.get(address),
    async (address) => read(address),
  );
  return { synonyms: unpackSynonyms(index.synonyms), pages, search };
}
