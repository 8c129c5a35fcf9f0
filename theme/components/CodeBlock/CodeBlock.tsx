import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import * as styles from './CodeBlock.module.css';

/** Renders a block of code with a button that copies it (CodeBlock.browser.ts). Long lines wrap. */
export function CodeBlock({ className, children }: { className?: string; children?: ReactNode }) {
  return (
    <div className={styles.block} data-code="">
      <pre className={className}>{children}</pre>
      <button
        type="button"
        className={`tool ${styles.copy}`}
        lang="en"
        aria-label="Copy code"
        data-copy=""
        data-needs-scripts=""
      >
        <Icon name="copy" otherStateIcon="check" />
      </button>
      <span role="status" lang="en" className={styles.status} />
    </div>
  );
}
