import { PAGE_EVENT } from '../../../shared/events';

const TABLE_PART_SELECTOR = '[data-wide] :is(table, thead, tbody, tr, th, td)';
const ROLE_BY_TAG: Record<string, string> = {
  TABLE: 'table',
  THEAD: 'rowgroup',
  TBODY: 'rowgroup',
  TR: 'row',
  TD: 'cell',
  TH: 'columnheader',
};

/**
 * Adds the roles of tables, rows and cells to wide tables, because Safari forgets these roles when
 * rows are displayed as records. The built markup does not contain the roles, because HTML checkers
 * would report them.
 */
function addTableRoles() {
  for (const part of document.querySelectorAll<HTMLTableCellElement>(TABLE_PART_SELECTOR)) {
    part.setAttribute(
      'role',
      part.scope === 'row' ? 'rowheader' : String(ROLE_BY_TAG[part.tagName]),
    );
  }
}

addEventListener(PAGE_EVENT, addTableRoles);
addTableRoles();
