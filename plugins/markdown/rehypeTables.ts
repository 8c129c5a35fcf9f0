import type { Element, Root } from 'hast';
import { selectAll, textOf } from '../site/html.ts';

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
  for (const code of selectAll('code', cell)) {
    const text = textOf(code);
    if (text.length > MAX_WHOLE) {
      code.properties.dataLong = '';
    } else if (HYPHENATED.test(text)) {
      code.properties.dataWhole = '';
    }
  }
}

/** `wide` for a table too wide for a telephone, `wider` for one that the text may be too narrow for. */
function widthOf(table: Element): 'wide' | 'wider' | undefined {
  const columns = selectAll('th', table).length;
  const hasLongCode = selectAll('code', table).some((code) => textOf(code).length >= LONG_CODE);
  if (columns > 4) {
    return 'wider';
  }
  return columns === 4 || (columns === 3 && hasLongCode) ? 'wide' : undefined;
}

/** The first cell of each row becomes its header; the others get the text of the header of their column. */
function markRecords(table: Element): void {
  const [, ...labels] = selectAll('th', table).map((title) => textOf(title));
  for (const row of selectAll('tr', table)) {
    const [first, ...others] = selectAll('td', row);
    if (first) {
      first.tagName = 'th';
      first.properties.scope = 'row';
    }
    for (const [column, cell] of others.entries()) {
      cell.properties.dataLabel = labels[column];
    }
  }
}

/**
 * Tells the style sheet about tables what it cannot see. Cells that begin with yes or no get
 * `data-answer`, for a sign besides the word. Code in cells gets `data-whole` where a break
 * after a hyphen would look like a part of it, and `data-long` where it may be cut anywhere.
 * A wide table gets `data-wide`, and its cells what records need: a header in each row, and `data-label`.
 */
export function rehypeTables() {
  return (tree: Root) => {
    selectAll('td', tree).forEach(markCell);
    for (const table of selectAll('table', tree)) {
      table.properties.dataWide = widthOf(table);
      if (table.properties.dataWide) {
        markRecords(table);
      }
    }
  };
}
