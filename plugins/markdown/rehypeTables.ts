import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** An answer, alone or before a condition: `yes, unless you ignore it`; not `no limit`. */
const ANSWER = /^(yes|no)(?![\s-]*\w)/i;

/** Longer code, such as an address, is cut where the column ends. */
const MAX_WHOLE = 24;

/** Code of one word with a hyphen, after which it could be cut. */
const HYPHENATED = /^\S*-\S*$/;

/** Code of this length makes a table of three columns too wide for a telephone. */
const LONG_CODE = 12;

/** Marks for the style sheet what it cannot tell in a cell. */
function markCell(cell: Element): void {
  const [, answer] = ANSWER.exec(textOf(cell)) ?? [];
  if (answer) {
    cell.properties.dataAnswer = answer.toLowerCase();
  }
  visit(cell, 'element', (code: Element) => {
    const text = textOf(code);
    if (code.tagName === 'code' && text.length > MAX_WHOLE) {
      code.properties.dataLong = '';
    } else if (code.tagName === 'code' && HYPHENATED.test(text)) {
      code.properties.dataWhole = '';
    }
  });
}

/** `wide` for a table too wide for a telephone, `wider` for one that the text may be too narrow for. */
function widthOf(table: Element): 'wide' | 'wider' | undefined {
  let columns = 0;
  let longest = 0;
  visit(table, 'element', (node) => {
    columns += Number(node.tagName === 'th');
    longest = Math.max(longest, node.tagName === 'code' ? textOf(node).length : 0);
  });
  if (columns > 4) {
    return 'wider';
  }
  return columns === 4 || (columns === 3 && longest >= LONG_CODE) ? 'wide' : undefined;
}

/** The first cell of each row becomes its header; the others get the text of the header of their column. */
function markRecords(table: Element): void {
  const labels: string[] = [];
  visit(table, 'element', (row) => {
    if (row.tagName !== 'tr') {
      return;
    }
    const cells = row.children.filter((child) => child.type === 'element');
    cells.forEach((cell, column) => {
      if (cell.tagName === 'th') {
        labels[column] = textOf(cell);
      } else if (column === 0) {
        cell.tagName = 'th';
        cell.properties.scope = 'row';
      } else {
        cell.properties.dataLabel = labels[column];
      }
    });
  });
}

/**
 * Tells the style sheet about tables what it cannot see. Cells that begin with yes or no get
 * `data-answer`, for a sign besides the word. Code in cells gets `data-whole` where a break
 * after a hyphen would look like a part of it, and `data-long` where it may be cut anywhere.
 * A wide table gets `data-wide`, and its cells what records need: a header in each row, and `data-label`.
 */
export function rehypeTables() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      if (node.tagName === 'td') {
        markCell(node);
      } else if (node.tagName === 'table') {
        node.properties.dataWide = widthOf(node);
        if (node.properties.dataWide) {
          markRecords(node);
        }
      }
    });
  };
}
