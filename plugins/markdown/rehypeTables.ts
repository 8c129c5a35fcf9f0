import type { Element, Root } from 'hast';
import { selectAll } from 'hast-util-select';
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

/** Marks a cell for the style sheet, which cannot see what the cell contains. */
function markCell(cell: Element): void {
  const [, answer] = ANSWER.exec(textOf(cell)) ?? [];
  if (answer) {
    cell.properties.dataAnswer = answer.toLowerCase();
  }
  for (const code of selectAll('code', cell)) {
    const text = textOf(code);
    if (text.length > MAX_WHOLE) {
      code.properties.dataLong = '';
    } else if (HYPHENATED.test(text)) {
      code.properties.dataWhole = '';
    }
  }
}

/**
 * `wide` for a table too wide for a telephone, `wider` for one that the text may be too narrow for.
 */
function chooseWidth(table: Element): 'wide' | 'wider' | undefined {
  const columns = selectAll('th', table).length;
  if (columns > 4) {
    return 'wider';
  }
  const hasLongCode = selectAll('code', table).some((code) => textOf(code).length >= LONG_CODE);
  return columns === 4 || (columns === 3 && hasLongCode) ? 'wide' : undefined;
}

/**
 * The first cell of each row becomes its header; the others get the text of the header of their
 * column.
 */
function markRecords(table: Element): void {
  const labels = selectAll('th', table).map(textOf);
  for (const row of selectAll('tr', table)) {
    const [first, ...others] = selectAll('td', row);
    if (first) {
      first.tagName = 'th';
      first.properties.scope = 'row';
    }
    others.forEach((cell, index) => {
      cell.properties.dataLabel = labels[index + 1];
    });
  }
}

/** A column of Markdown that is aligned would get a style attribute, which the policy forbids. */
function markAlignment({ properties }: Element): void {
  if (properties.align) {
    properties.dataAlign = properties.align;
    delete properties.align;
  }
}

/**
 * Marks for the style sheet what it cannot see: answers, code to cut or to keep whole, and wide
 * tables.
 */
export function rehypeTables() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      if (node.tagName === 'td' || node.tagName === 'th') {
        markAlignment(node);
      }
      if (node.tagName === 'td') {
        markCell(node);
      } else if (node.tagName === 'table') {
        node.properties.dataWide = chooseWidth(node);
        if (node.properties.dataWide) {
          markRecords(node);
        }
      }
    });
  };
}
