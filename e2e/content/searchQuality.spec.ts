import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { associationFile } from '../../shared/association';
import { isLeftOut } from '../../shared/leftOut';
import { projectRoot } from '../../shared/projectRoot';
import { SEARCH_RECORDS_FILE, type SearchFile } from '../../shared/searchRecords';
import { makeEmbeddedSearch } from '../../theme/search/embedded';

/**
 * The lines of queries.txt: what visitors type, and the addresses of the pages that answer it,
 * without the pages that the site leaves out.
 */
const queries = readFileSync(associationFile('queries.txt'), 'utf8')
  .split(/\r?\n/)
  .filter((line) => line && !line.startsWith('//'))
  .map((line) => {
    const [query = '', pages = ''] = line.split(' = ');
    return { query, pages: pages.split(', ').filter((address) => !isLeftOut(address)) };
  })
  .filter(({ pages }) => pages.length > 0);

/** The smallest share of queries that must have their page among the first three results. */
const MIN_FOUND_SHARE = 0.95;

// An association may not have written any queries yet.
if (queries.length > 0) {
  test('the queries of queries.txt find their page among the first three', async () => {
    const recordsFile = path.join(
      process.env.SITE_DIST ?? path.join(projectRoot, 'dist'),
      SEARCH_RECORDS_FILE,
    );
    const searchFile: SearchFile = JSON.parse(readFileSync(recordsFile, 'utf8'));
    const addresses = searchFile.pages.map((page) => page.address);
    const search = await makeEmbeddedSearch(searchFile);
    let foundCount = 0;
    for (const { query, pages } of queries) {
      expect(addresses, `queries.txt: “${query}”`).toEqual(expect.arrayContaining(pages));
      const resultAddresses = search(query, '').pages.map((page) => page.address);
      const resultIndex = resultAddresses.findIndex((address) => pages.includes(address));
      if (resultIndex >= 0 && resultIndex < 3) {
        foundCount += 1;
      } else {
        console.log(
          `“${query}”: ${resultIndex < 0 ? 'not found' : resultIndex + 1}; first ${resultAddresses.slice(0, 3).join(', ')}`,
        );
      }
    }
    console.log(
      `${queries.length} queries, ${((100 * foundCount) / queries.length).toFixed(1)} % found`,
    );
    expect(foundCount / queries.length).toBeGreaterThanOrEqual(MIN_FOUND_SHARE);
  });
}
