import { expect, test } from '@rstest/core';
import { parseFragment, selectAll } from '../site/html.ts';
import type { PageDocument } from '../site/site.ts';
import { nameTables } from './nameTables.ts';

/** Returns the names that the step gives to the tables of an article. */
function readNames(html: string): unknown[] {
  const tree = parseFragment(`<article>${html}</article>`);
  nameTables().change?.({ tree } as PageDocument);
  return selectAll('table', tree).map(
    ({ properties }) => properties.ariaLabelledBy ?? properties.ariaLabel,
  );
}

test('a table has the name of the heading or the summary above it', () => {
  const names = readNames(`
    <h2 id="costs">Costs</h2><div><table></table></div>
    <details><summary>More</summary><table></table></details>
    <table></table>`);
  expect(names).toEqual([['costs'], 'More', 'Costs (2)']);
});

test('a table without a title above it is a table, and a name that it has stays', () => {
  expect(readNames('<table></table><table aria-label="Mine"></table>')).toEqual(['Table', 'Mine']);
});

test('the markup of an island stays as it is', () => {
  expect(readNames('<h2 id="a">A</h2><site-island><table></table></site-island>')).toEqual([
    undefined,
  ]);
});
