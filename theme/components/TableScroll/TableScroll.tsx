import type { ComponentPropsWithRef } from 'react';
import * as styles from './TableScroll.module.css';

/**
 * Renders a table that Tab reaches, so that the arrow keys can scroll it if it is too wide.
 *
 * @param wide the attribute that rehypeTables.ts adds to wide tables: with any value, each row
 *   becomes a record on narrow screens; with `wider`, the table may also cover the table of
 *   contents on wide screens
 */
export function TableScroll({
  'data-wide': wide,
  ...tableProps
}: { 'data-wide'?: string } & ComponentPropsWithRef<'table'>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, and with sections, each table would be a landmark
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach everything that scrolls (WCAG 2.1.1)
    <div className={styles.scroll} data-wide={wide} role="group" tabIndex={0} aria-label="Table">
      <table {...tableProps} />
    </div>
  );
}
