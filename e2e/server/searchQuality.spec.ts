import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '../../scripts/lib/run';
import { SEARCH_RECORDS, type SearchFile } from '../../shared/searchRecords';
import { embeddedSearch } from '../../theme/search/embedded';
import { queries } from '../queries';

/** The least share of the queries whose page is among the first three. */
const GOAL = 0.95;

test('the queries of queries.txt find their page among the first three', async () => {
  const records = path.join(process.env.SITE_DIST ?? path.join(root, 'dist'), SEARCH_RECORDS);
  const file: SearchFile = JSON.parse(readFileSync(records, 'utf8'));
  const addresses = file.pages.map((page) => page.path);
  const search = await embeddedSearch(file);
  let found = 0;
  for (const { query, pages } of queries) {
    expect(addresses, `queries.txt: “${query}”`).toEqual(expect.arrayContaining(pages));
    const first = search(query, '').pages.map((page) => page.path);
    const rank = first.findIndex((address) => pages.includes(address));
    if (rank >= 0 && rank < 3) {
      found += 1;
    } else {
      console.log(`“${query}”: ${rank < 0 ? 'not found' : rank + 1}; first ${first.slice(0, 3).join(', ')}`);
    }
  }
  console.log(`${queries.length} queries, ${((100 * found) / queries.length).toFixed(1)} % found`);
  expect(found / queries.length).toBeGreaterThanOrEqual(GOAL);
});
