import type { ReactNode } from 'react';
import * as styles from './Summary.module.css';

/** What comes of it in a sentence or two, announced whenever it changes. */
export function Summary({ children }: { children: string }) {
  return (
    <p role="status" className={styles.summary}>
      {children}
    </p>
  );
}

/** What is worth knowing besides. */
export function Note({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
