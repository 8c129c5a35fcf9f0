import type { Element, Parents } from 'hast';
import { findElement, textOf } from '../site/html.ts';
import type { Step } from '../site/site.ts';

/** The elements whose text names a table that follows. */
const TITLE_TAG = /^(?:h[1-6]|summary)$/;

function nameTable({ properties }: Element, title: Element | undefined): void {
  if (properties.ariaLabel || properties.ariaLabelledBy) {
    return;
  }
  if (title?.properties.id) {
    properties.ariaLabelledBy = [String(title.properties.id)];
  } else {
    properties.ariaLabel = title ? textOf(title) : 'Table';
  }
}

/** @param title the last title before the node, from which the nodes below inherit it */
function nameTablesBelow(node: Parents, title?: Element): void {
  let lastTitle = title;
  for (const child of node.children) {
    // React hydrates the markup of an island, so nothing may be added to it.
    if (child.type !== 'element' || child.tagName === 'site-island') {
      continue;
    }
    if (TITLE_TAG.test(child.tagName)) {
      lastTitle = child;
    } else if (child.tagName === 'table') {
      nameTable(child, lastTitle);
    } else {
      nameTablesBelow(child, lastTitle);
    }
  }
}

/**
 * Names each table by the heading or the summary above it, so that a list of tables in a screen
 * reader tells them apart: https://www.w3.org/WAI/tutorials/tables/caption-summary/
 */
export const nameTables = (): Step => ({
  change({ tree }) {
    const article = findElement(tree, 'article');
    if (article) {
      nameTablesBelow(article);
    }
  },
});
