import type { ReactNode } from 'react';
import * as styles from './FullWidthField.module.css';

/** Gives a control with long text the whole width of the form. */
export function FullWidthField({ children }: { children: ReactNode }) {
  return <div className={styles.fullWidth}>{children}</div>;
}
