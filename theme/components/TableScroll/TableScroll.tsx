import type { ComponentPropsWithRef } from 'react';
import * as styles from './TableScroll.module.css';

/** The attributes that a table gets from plugins/markdown/rehypeTables.ts, and a class of the box around it. */
interface TableBox {
  'data-wide'?: string;
  boxClass?: string | undefined;
}

/** A table that scrolls inside a box where it is wider than the text. Tab focuses the box, so that arrow keys scroll it. */
export function TableScroll({
  'data-wide': wide,
  boxClass = '',
  ...table
}: TableBox & ComponentPropsWithRef<'table'>) {
  const box = { className: `${styles.scroll} ${boxClass}`.trim(), 'data-wide': wide };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, and a section would be one landmark a table
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
    <div {...box} role="group" tabIndex={0} aria-label="Table">
      <table {...table} />
    </div>
  );
}
