import { visit } from 'unist-util-visit';
import type { Rule } from '../pageMistakes.ts';
import { startOf } from '../parsePage.ts';

/** A line that its author meant as the row of a table. */
const ROW = /^[ \t]*\|.*\|[ \t]*$/m;

/** Tables that are none, or whose rows have more cells than are shown. */
export const tables: Rule = ({ text, tree }, tell) => {
  visit(tree, 'paragraph', (paragraph, index = 0, parent) => {
    const written = text
      .slice(startOf(paragraph), paragraph.position?.end.offset)
      .replaceAll(/^[ \t>]+/gm, '');
    const row = ROW.exec(written);
    if (row) {
      const cells = row[0]
        .trim()
        .slice(1, -1)
        .split(/(?<!\\)\|/).length;
      const isCut = parent?.children[index - 1]?.type === 'table';
      const line = written.slice(0, row.index).split('\n').length - 1;
      tell(
        startOf(paragraph) +
          text.slice(startOf(paragraph)).split('\n').slice(0, line).join('\n').length +
          line,
        `below the first row of a table stands a line of dashes for each column: ${'| --- '.repeat(cells)}|${isCut ? ', or no empty line above it' : ''}`,
      );
    }
  });

  visit(tree, 'table', (table) => {
    const columns = table.children[0]?.children.length ?? 0;
    for (const row of table.children) {
      if (row.children.length > columns) {
        tell(
          row,
          `the row has ${row.children.length} cells, and the table ${columns} columns: the rest is not shown (a | in a text is written \\|)`,
        );
      }
    }
  });
};
