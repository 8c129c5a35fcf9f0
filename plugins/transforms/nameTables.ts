import type { Element, Parents } from 'hast';
import { findElement, textOf } from '../site/html.ts';
import type { Step } from '../site/site.ts';

/** The elements whose text names a table that follows. */
const TITLE_TAG = /^(?:h[1-6]|summary)$/;

/**
 * Names a table that has no name yet.
 *
 * @param number the number of the table among those with the same title, from 1 on
 */
function nameTable({ properties }: Element, title: Element | undefined, number: number): void {
  if (properties.ariaLabel || properties.ariaLabelledBy) {
    return;
  }
  if (title?.properties.id && number === 1) {
    properties.ariaLabelledBy = [String(title.properties.id)];
  } else {
    const name = title ? textOf(title) : 'Table';
    properties.ariaLabel = number === 1 ? name : `${name} (${number})`;
  }
}

/**
 * Names the tables below a node.
 *
 * @param tableCounts for each title, the number of the tables so far that have it
 * @param title the last title before the node; it names the tables in the node that come before
 *   another title
 */
function nameTablesBelow(
  node: Parents,
  tableCounts: Map<Element | undefined, number>,
  title?: Element,
): void {
  let lastTitle = title;
  for (const child of node.children) {
    // React hydrates the markup of an island, so nothing may be added to it.
    if (child.type !== 'element' || child.tagName === 'site-island') {
      continue;
    }
    if (TITLE_TAG.test(child.tagName)) {
      lastTitle = child;
    } else if (child.tagName === 'table') {
      const number = (tableCounts.get(lastTitle) ?? 0) + 1;
      tableCounts.set(lastTitle, number);
      nameTable(child, lastTitle, number);
    } else {
      nameTablesBelow(child, tableCounts, lastTitle);
    }
  }
}

/**
 * Names each table by the heading or the summary above it, so that a list of tables in a screen
 * reader tells them apart: https://www.w3.org/WAI/tutorials/tables/caption-summary/. The name of
 * the second table with the same title ends with “(2)”.
 */
export const nameTables = (): Step => ({
  change({ tree }) {
    const article = findElement(tree, 'article');
    if (article) {
      nameTablesBelow(article, new Map());
    }
  },
});
