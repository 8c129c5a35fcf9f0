import { setOrRemoveAttribute } from '../../browser/setOrRemove';

const TABLE_PART_SELECTOR = 'table, thead, tbody, tr, th, td';
const ROLE_BY_TAG: Record<string, string> = {
  TABLE: 'table',
  THEAD: 'rowgroup',
  TBODY: 'rowgroup',
  TR: 'row',
  TD: 'cell',
  TH: 'columnheader',
};

/** The attributes that may name a table. */
const NAME_ATTRIBUTES = ['aria-label', 'aria-labelledby'];

/** The box around a table. */
class TableScroll extends HTMLElement {
  readonly #sizes = new ResizeObserver(() => this.#makeReachable());

  connectedCallback() {
    if (this.hasAttribute('data-wide')) {
      this.#addTableRoles();
    }
    this.#sizes.observe(this);
    const table = this.querySelector('table');
    if (table) {
      this.#sizes.observe(table);
      // The build has not named the tables that figures draw (plugins/transforms/nameTables.ts).
      if (!NAME_ATTRIBUTES.some((name) => table.hasAttribute(name))) {
        table.setAttribute('aria-label', 'Table');
      }
    }
  }

  disconnectedCallback() {
    this.#sizes.disconnect();
  }

  /**
   * Adds the roles of tables, rows and cells, because Safari forgets these roles when rows are
   * displayed as records. The built markup does not contain the roles, because HTML checkers would
   * report them.
   */
  #addTableRoles() {
    for (const part of this.querySelectorAll<HTMLTableCellElement>(TABLE_PART_SELECTOR)) {
      const role = part.scope === 'row' ? 'rowheader' : String(ROLE_BY_TAG[part.tagName]);
      part.setAttribute('role', role);
    }
  }

  /**
   * While the table is too wide, Tab reaches the box, so that the arrow keys can scroll it (WCAG
   * 2.1.1). The box then has the name of the table.
   */
  #makeReachable() {
    const isScrollable = this.scrollWidth > this.clientWidth;
    setOrRemoveAttribute(this, 'tabindex', isScrollable ? '0' : null);
    setOrRemoveAttribute(this, 'role', isScrollable ? 'group' : null);
    for (const name of NAME_ATTRIBUTES) {
      const value = this.querySelector('table')?.getAttribute(name) ?? null;
      setOrRemoveAttribute(this, name, isScrollable ? value : null);
    }
  }
}

customElements.define('table-scroll', TableScroll);
