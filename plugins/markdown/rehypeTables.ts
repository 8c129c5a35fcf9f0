import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { importStyles } from './importStyles.ts';

/** An answer, alone or before a condition: `yes, unless you ignore it`; not `no limit`. */
const ANSWER = /^(yes|no)(?![\s-]*\w)/i;

/** Longer code, such as an address, is cut where the column ends. */
const MAX_WHOLE = 24;

/** Code of one word with a hyphen, after which it could be cut. */
const HYPHENATED = /^\S*-\S*$/;

/** A word of code of this length is too wide for half of a telephone. */
const LONG_WORD = 18;

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

/** The heads of the columns of a table. */
function headsOf(table: Element): string[] {
  const heads: string[] = [];
  visit(table, { tagName: 'th' }, (head: Element) => {
    heads.push(textOf(head));
  });
  return heads;
}

/** Whether a cell beside the first one of its row holds a word of code that half of a telephone is too narrow for. */
function hasLongWords(table: Element): boolean {
  let isLong = false;
  visit(table, { tagName: 'tr' }, (row: Element) => {
    for (const cell of row.children.filter(({ type }) => type === 'element').slice(1)) {
      visit(cell, { tagName: 'code' }, (code: Element) => {
        isLong ||= textOf(code)
          .split(/\s/)
          .some(({ length }) => length >= LONG_WORD);
      });
    }
  });
  return isLong;
}

/** `wide` for a table too wide for a telephone, `wider` for one that the text may be too narrow for. */
function widthOf(table: Element): 'wide' | 'wider' | undefined {
  const columns = headsOf(table).length;
  if (columns > 4) {
    return 'wider';
  }
  return columns === 4 || (columns === 3 && hasLongWords(table)) ? 'wide' : undefined;
}

/**
 * Tells the style sheet about tables what it cannot see. Cells that begin with yes or no get
 * `data-answer`, for a sign besides the word. Code in cells gets `data-whole` where a break
 * after a hyphen would look like a part of it, and `data-long` where it may be cut anywhere.
 * A table gets `data-wide` when it, or one with the same head, is wide; another of three columns gets
 * `data-records`, for rows of two lines on a telephone. The page imports the styles of either.
 */
export function rehypeTables() {
  return (tree: Root) => {
    const tables: Element[] = [];
    visit(tree, 'element', (node) => {
      if (node.tagName === 'td') {
        markCell(node);
      } else if (node.tagName === 'table') {
        tables.push(node);
      }
    });
    const sheets = new Set<string>();
    // Tables that say the same of different things look alike.
    const wideHeads = new Set(tables.filter(widthOf).map((table) => headsOf(table).join()));
    for (const table of tables) {
      const heads = headsOf(table);
      if (wideHeads.has(heads.join())) {
        const width = widthOf(table) ?? 'wide';
        table.properties.dataWide = width;
        sheets.add('TableScroll/wide.css').add(`TableScroll/${width}.css`);
      } else if (heads.length === 3) {
        table.properties.dataRecords = '';
        sheets.add('TableScroll/records.css');
      }
    }
    importStyles(tree, ...sheets);
  };
}
