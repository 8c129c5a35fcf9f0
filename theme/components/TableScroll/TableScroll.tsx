import type { ComponentPropsWithRef } from 'react';
import * as styles from './TableScroll.module.css';

/**
 * Renders a table that Tab reaches, so that the arrow keys can scroll it when it is too wide.
 *
 * @param wide from rehypeTables.ts: on narrow screens each row becomes a record; a table that is
 *   `wider` first covers the table of contents
 */
export function TableScroll({
  'data-wide': wide,
  ...table
}: { 'data-wide'?: string } & ComponentPropsWithRef<'table'>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, and a section would be one landmark a table
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
    <div className={styles.scroll} data-wide={wide} role="group" tabIndex={0} aria-label="Table">
      <table {...table} />
    </div>
  );
}
