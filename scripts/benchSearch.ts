// npm run bench:search: tries the queries of e2e/queries.txt on the built site, and lists those whose page is not
// among the first three.
//   --goals  fails when fewer than GOAL of them find it there
import { queries } from '../e2e/queries.ts';
import { SiteIndex } from '../theme/search/siteIndex.ts';
import { builtSearch } from './lib/builtSearch.ts';

/** The least share of the queries whose page is among the first three. */
const GOAL = 0.95;

const percent = (count: number) => `${((count / queries.length) * 100).toFixed(1)} %`;

/** @returns the mistakes, if any */
async function bench(): Promise<string[]> {
  const file = builtSearch();
  const index = await SiteIndex.of(file);
  const addresses = new Set(file.pages.map((page) => page.path));
  const wrong = queries.flatMap(({ query, pages }) =>
    pages
      .filter((page) => !addresses.has(page))
      .map(
        (page) =>
          `e2e/queries.txt: “${query}” wants the page “${page}”, which does not exist: change the line`,
      ),
  );
  let first = 0;
  let firstThree = 0;
  for (const { query, pages } of queries) {
    const found = index.search(query, '').pages.map((page) => page.path);
    const rank = found.findIndex((address) => pages.includes(address));
    first += rank === 0 ? 1 : 0;
    firstThree += rank >= 0 && rank < 3 ? 1 : 0;
    if (rank < 0 || rank >= 3) {
      console.log(`“${query}”: ${rank < 0 ? 'not found' : rank + 1}; first ${found.slice(0, 3).join(', ')}`);
    }
  }
  console.log(
    `${queries.length} queries: first ${percent(first)}, among the first three ${percent(firstThree)}`,
  );
  return firstThree / queries.length < GOAL ? [...wrong, `The goal is ${GOAL * 100} %.`] : wrong;
}

const mistakes = await bench().catch(({ message }: Error) => [message]);
if (mistakes.length > 0 && process.argv.includes('--goals')) {
  console.error(mistakes.join('\n'));
  process.exitCode = 1;
}
