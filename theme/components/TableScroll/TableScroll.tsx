import type { ComponentPropsWithRef } from 'react';
import * as styles from './TableScroll.module.css';

/**
 * Renders a table that Tab reaches, so that the arrow keys can scroll it if it is too wide.
 *
 * @param wide from rehypeTables.ts: if it is there, each row becomes a record on narrow screens;
 *   with `wider`, the table may cover the table of contents on wide screens
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
