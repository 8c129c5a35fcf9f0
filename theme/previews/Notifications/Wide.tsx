import type { ReactNode } from 'react';
import * as styles from './Wide.module.css';

/** A control that takes the whole line of the form, since what it holds is long. */
export function Wide({ children }: { children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>;
}
