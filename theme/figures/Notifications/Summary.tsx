import type { ReactNode } from 'react';
import * as styles from './Summary.module.css';

/** The result in a sentence or two, which screen readers announce whenever it changes. */
export function Summary({ children }: { children: string }) {
  return (
    <p role="status" className={styles.summary}>
      {children}
    </p>
  );
}

/** A remark in small text. */
export function Note({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
