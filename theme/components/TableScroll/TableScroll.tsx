import type { ComponentPropsWithRef } from 'react';
import * as styles from './TableScroll.module.css';

/**
 * A table that scrolls inside itself where it is wider than the text. It can be
 * reached by Tab, so that the arrow keys scroll it.
 */
export function TableScroll(props: ComponentPropsWithRef<'table'>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, and a section would be one landmark a table
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
    <div className={styles.scroll} role="group" tabIndex={0} aria-label="Table">
      <table {...props} />
    </div>
  );
}
