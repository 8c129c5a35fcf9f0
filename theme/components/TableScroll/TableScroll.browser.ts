import { PAGE_EVENT } from '../../../shared/events';

const PARTS = '[data-wide] :is(table, thead, tbody, tr, th, td)';
const ROLES: Record<string, string> = {
  TABLE: 'table',
  THEAD: 'rowgroup',
  TBODY: 'rowgroup',
  TR: 'row',
  TD: 'cell',
  TH: 'columnheader',
};

/**
 * Writes out the roles of wide tables, which Safari forgets where rows are displayed as records. In
 * HTML it would be an error.
 */
function writeRoles() {
  for (const part of document.querySelectorAll<HTMLTableCellElement>(PARTS)) {
    part.setAttribute('role', part.scope === 'row' ? 'rowheader' : String(ROLES[part.tagName]));
  }
}

addEventListener(PAGE_EVENT, writeRoles);
writeRoles();
