import type { JSHandle } from '@playwright/test';
import { readAccessibilityTree, readNodesOfElements } from '../lib/accessibilityTree';
import { open } from '../lib/navigation';
import { expect, test } from '../lib/test';
import { exampleAddresses } from './routes';

/** Tests of what screen readers see. Axe does not notice when tables on phones lose their roles. */

const PHONE = { width: 390, height: 844 };

/** The roles of landmarks that a page may have several times. Each then needs its own name. */
const REPEATED_LANDMARKS = ['navigation', 'complementary', 'region', 'search'];

/**
 * The roles of the parts of a table, and the elements that have them. Groups of rows are not among
 * them, because browsers report these only for some tables.
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
    // Screen readers see nothing of what is folded away, so the test unfolds it. It leaves out the
    // tables that stay hidden until the visitor answers a question.
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
