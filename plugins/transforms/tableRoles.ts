import { visit } from 'unist-util-visit';
import type { Step } from '../site/site.ts';

const ROLES = { table: 'table', thead: 'rowgroup', tbody: 'rowgroup', tr: 'row', td: 'cell' };

/** Writes out the roles of wide tables, which some browsers forget where rows are displayed as records. */
export const tableRoles = (): Step => ({
  change({ tree }) {
    visit(tree, 'element', (table, _, around) => {
      if (table.tagName === 'table' && around?.type === 'element' && 'dataWide' in around.properties) {
        visit(table, 'element', ({ tagName, properties }) => {
          const header = properties.scope === 'row' ? 'rowheader' : 'columnheader';
          properties.role ??= tagName === 'th' ? header : ROLES[tagName as keyof typeof ROLES];
        });
      }
    });
  },
});
