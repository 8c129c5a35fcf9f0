import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import * as styles from './CodeBlock.module.css';

/**
 * Renders something with a button that copies it (CodeBlock.browser.ts).
 *
 * @param name the name of the button, for screen readers
 * @param children a `pre` or a `blockquote`, whose text is copied
 */
export const CopyBlock = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.block} data-code="">
    {children}
    <button
      type="button"
      className={`tool ${styles.copy}`}
      lang="en"
      aria-label={name}
      data-copy=""
      data-needs-scripts=""
    >
      <Icon name="copy" otherStateIcon="check" />
    </button>
    <span role="status" lang="en" className={styles.status} />
  </div>
);
