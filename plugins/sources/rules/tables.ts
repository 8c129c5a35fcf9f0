import { visit } from 'unist-util-visit';
import { startOffset, textAsWritten } from '../parsePage.ts';
import type { Rule } from './rule.ts';

/** A line that its author means as a row of a table. */
const TABLE_ROW = /^[ \t]*\|.*\|[ \t]*$/m;

/**
 * Finds text that is meant as a table but is none, text that becomes a row by mistake, and rows
 * with more cells than the table has columns.
 */
export const tables: Rule = ({ text, tree }, report) => {
  visit(tree, 'paragraph', (paragraph, index = 0, parent) => {
    const writtenText = text
      .slice(startOffset(paragraph), paragraph.position?.end.offset)
      .replaceAll(/^[ \t>]+/gm, '');
    const rowMatch = TABLE_ROW.exec(writtenText);
    if (rowMatch) {
      const cellCount = rowMatch[0]
        .trim()
        .slice(1, -1)
        .split(/(?<!\\)\|/).length;
      const followsTable = parent?.children[index - 1]?.type === 'table';
      const rowLineIndex = writtenText.slice(0, rowMatch.index).split('\n').length - 1;
      const linesFromParagraph = text.slice(startOffset(paragraph)).split('\n');
      const linesAboveRow = linesFromParagraph.slice(0, rowLineIndex).map((line) => `${line}\n`);
      const lineOfDashes = `${'| --- '.repeat(cellCount)}|`;
      const hint = followsTable ? ', or no empty line above it' : '';
      report(
        startOffset(paragraph) + linesAboveRow.join('').length,
        'below the first row of a table stands a line of dashes for each column: ' +
          `${lineOfDashes}${hint}`,
      );
    }
  });

  visit(tree, 'table', (table) => {
    const columnCount = table.children[0]?.children.length ?? 0;
    const hasBars = textAsWritten(table, text).startsWith('|');
    for (const row of table.children) {
      const writtenText = textAsWritten(row, text);
      if (columnCount > 1 && !writtenText.includes('|')) {
        report(row, `${writtenText} becomes a row of the table: put an empty line above it`);
      } else if (hasBars && !writtenText.startsWith('|')) {
        report(
          row,
          `${writtenText} becomes a row of its own: ` +
            'a cell stands on one line, with <br /> where it needs two',
        );
      }
      if (row.children.length > columnCount) {
        report(
          row,
          `the row has ${row.children.length} cells, and the table ${columnCount} columns: ` +
            'the rest is not shown (a | in a text is written \\|)',
        );
      }
    }
  });
};
