import type { JSHandle } from '@playwright/test';
import { readAccessibilityTree, readNodesOfElements } from '../lib/accessibilityTree';
import { open } from '../lib/navigation';
import { expect, test } from '../lib/test';
import { examplePaths } from './routes';

/** Tests of what screen readers see. Axe finds nothing that is missing from a table on phones. */

const PHONE = { width: 390, height: 844 };

/** The roles of landmarks that need a name, because a page may have several of them. */
const NAMED_LANDMARKS = ['navigation', 'complementary', 'region', 'form', 'search'];

/** The roles of the parts of a table, and the elements that have them. */
const TABLE_PARTS = {
  rowgroup: 'thead, tbody',
  row: 'tr',
  columnheader: 'thead th',
  rowheader: 'tbody th',
  cell: 'td',
};

for (const path of examplePaths) {
  test(`${path}: tables on a phone keep their roles, and tables and landmarks have names`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await open(page, path);
    // In what is folded away, screen readers see nothing.
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) {
        details.open = true;
      }
    });
    const tables = (await page.evaluateHandle(() => [
      ...document.querySelectorAll('main table'),
    ])) as JSHandle<Element[]>;
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
    const landmarks = tree
      .filter(({ role }) => NAMED_LANDMARKS.includes(role))
      .map(({ role, name }) => `${role} “${name}”`);
    expect.soft(landmarks.filter((landmark) => landmark.includes('“”'))).toEqual([]);
    expect.soft([...new Set(landmarks)]).toEqual(landmarks);
  });
}
