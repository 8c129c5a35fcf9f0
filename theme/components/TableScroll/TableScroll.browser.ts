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
 * Writes the roles into wide tables, because Safari forgets them when rows are displayed as
 * records. In the HTML of the document, such roles would be an error.
 */
function writeRoles() {
  for (const part of document.querySelectorAll<HTMLTableCellElement>(PARTS)) {
    part.setAttribute('role', part.scope === 'row' ? 'rowheader' : String(ROLES[part.tagName]));
  }
}

addEventListener(PAGE_EVENT, writeRoles);
writeRoles();
