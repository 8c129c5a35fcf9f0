import type { Element, Root } from 'hast';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { visitElements } from '../site/html.ts';

/** An answer, alone or before a condition: `yes, unless you ignore it`; not `no limit`. */
const ANSWER = /^(yes|no)(?![\s-]*\w)/i;

/**
 * The number of characters of the longest code that stays on one line. Longer code, such as an
 * address, breaks at the edge of its column.
 */
const MAX_UNBROKEN_LENGTH = 24;

/** The number of characters of code that makes a table of three columns too wide for a phone. */
const LONG_CODE_LENGTH = 12;

/** The number of characters of a row that makes a table of three columns too high on a phone. */
const LONG_ROW_LENGTH = 100;

/** Marks an answer and long code in a cell, because a style sheet cannot ask for their text. */
function markCell(cell: Element): void {
  const [, answer] = ANSWER.exec(textOf(cell)) ?? [];
  if (answer) {
    cell.properties.dataAnswer = answer.toLowerCase();
  }
  for (const code of selectAll('code', cell)) {
    const text = textOf(code);
    if (text.length > MAX_UNBROKEN_LENGTH) {
      code.properties.dataLong = '';
    }
  }
}

/**
 * Returns `wide` for a table that is too wide or too high for a phone, and `wider` for one that may
 * be too wide for the column of text; undefined for any other table.
 */
function chooseWidth(table: Element): 'wide' | 'wider' | undefined {
  const columnCount = selectAll('th', table).length;
  if (columnCount > 4) {
    return 'wider';
  }
  const hasLongText = (selector: string, length: number) =>
    selectAll(selector, table).some((element) => textOf(element).length >= length);
  const isLong = hasLongText('code', LONG_CODE_LENGTH) || hasLongText('tr', LONG_ROW_LENGTH);
  return columnCount === 4 || (columnCount === 3 && isLong) ? 'wide' : undefined;
}

/** Checks whether a cell is empty. A component is content, because its text is not known here. */
const isEmpty = (cell: Element): boolean =>
  cell.children.every((child) => child.type === 'text' && child.value.trim() === '');

/**
 * Makes the first cell of each row the header of the row, and marks each header as that of its
 * column or of its row. An empty cell is no header. The only cell of a row is none either, because
 * there is no other cell that it could name.
 */
function addHeaders(table: Element): void {
  for (const columnHeader of selectAll('th', table)) {
    if (isEmpty(columnHeader)) {
      columnHeader.tagName = 'td';
    } else {
      columnHeader.properties.scope = 'col';
    }
  }
  for (const row of selectAll('tr', table)) {
    const [firstCell, ...otherCells] = selectAll('th, td', row);
    if (firstCell?.tagName === 'td' && otherCells.length > 0 && !isEmpty(firstCell)) {
      firstCell.tagName = 'th';
      firstCell.properties.scope = 'row';
    }
  }
}

/**
 * Adds to each cell but the first of its row the header of its column. On phones and on paper, the
 * style sheet shows each row as a list with these labels.
 */
function addLabels(table: Element): void {
  const [headRow, ...rows] = selectAll('tr', table);
  const labels = headRow ? selectAll('th, td', headRow).map(textOf) : [];
  for (const row of rows) {
    selectAll('th, td', row).forEach((cell, index) => {
      if (index > 0) {
        cell.properties.dataLabel = labels[index];
      }
    });
  }
}

/**
 * Keeps the alignment of a column as data. Otherwise it would become a style attribute, which the
 * Content-Security-Policy forbids.
 */
function markAlignment({ properties }: Element): void {
  if (properties.align) {
    properties.dataAlign = properties.align;
    delete properties.align;
  }
}

/**
 * Makes the first cells of rows headers, for screen readers. Marks for the style sheet what only
 * the text of a table tells: answers, long code, and tables that are too wide or too high.
 */
export function rehypeTables() {
  return (tree: Root) => {
    visitElements(tree, (node) => {
      if (node.tagName === 'td' || node.tagName === 'th') {
        markAlignment(node);
      }
      if (node.tagName === 'td' || node.properties.scope === 'row') {
        markCell(node);
      } else if (node.tagName === 'table') {
        node.properties.dataWide = chooseWidth(node);
        addHeaders(node);
        if (node.properties.dataWide) {
          addLabels(node);
        }
      }
    });
  };
}
