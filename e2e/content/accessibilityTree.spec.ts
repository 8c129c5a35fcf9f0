import type { JSHandle } from '@playwright/test';
import { readAccessibilityTree, readNodesOfElements } from '../lib/accessibilityTree';
import { open } from '../lib/navigation';
import { expect, test } from '../lib/test';
import { exampleAddresses } from './routes';

/** Tests of what screen readers see. Axe finds nothing that is missing from a table on phones. */

const PHONE = { width: 390, height: 844 };

/** The roles of landmarks of which a page may have several: each then has a name of its own. */
const REPEATED_LANDMARKS = ['navigation', 'complementary', 'region', 'search'];

/**
 * The roles of the parts of a table, and the elements that have them. A group of rows is not among
 * them, because browsers tell it of some tables only.
 */
const TABLE_PARTS = {
  row: 'tr',
  columnheader: 'thead th',
  rowheader: 'tbody th',
  cell: 'td',
};

for (const address of exampleAddresses) {
  test(`${address}: tables on a phone keep their roles, and tables and landmarks have names`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await open(page, address);
    // In what is folded away, screen readers see nothing, and nothing of what is hidden until a
    // question is answered.
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) {
        details.open = true;
      }
    });
    const tables = (await page.evaluateHandle(() =>
      [...document.querySelectorAll('main table')].filter((table) => table.checkVisibility()),
    )) as JSHandle<Element[]>;
    const expectedCounts = await tables.evaluate(
      (elements, parts) =>
        elements.map((table) =>
          Object.entries(parts).map(
            ([role, selector]) => `${table.querySelectorAll(selector).length} ${role}`,
          ),
        ),
      TABLE_PARTS,
    );
    const nodes = await readNodesOfElements(page, tables);
    expect.soft(nodes.map((node) => node?.role)).toEqual(expectedCounts.map(() => 'table'));
    const counts = nodes.map((node) =>
      Object.keys(TABLE_PARTS).map(
        (role) => `${node?.descendants.filter((part) => part.role === role).length} ${role}`,
      ),
    );
    expect.soft(counts).toEqual(expectedCounts);
    const tableNames = nodes.map((node) => node?.name);
    expect.soft(tableNames.filter((name) => !name || /^table$/i.test(name))).toEqual([]);
    expect.soft(new Set(tableNames).size, tableNames.join(', ')).toBe(tableNames.length);

    const tree = await readAccessibilityTree(page);
    for (const role of ['banner', 'main', 'contentinfo']) {
      expect.soft(tree.filter((node) => node.role === role)).toHaveLength(1);
    }
    for (const role of REPEATED_LANDMARKS) {
      const names = tree.filter((node) => node.role === role).map(({ name }) => name);
      expect.soft([...new Set(names)], role).toEqual(names);
    }
  });
}
