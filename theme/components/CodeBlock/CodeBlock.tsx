import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import * as styles from './CodeBlock.module.css';

/**
 * A block of code with a button that copies it (CodeBlock.browser.ts).
 *
 * @param wraps a line that is too long goes on below, where otherwise it scrolls
 */
export function CodeBlock({
  className,
  wraps,
  children,
}: {
  className?: string;
  wraps?: boolean;
  children?: ReactNode;
}) {
  return (
    <div className={styles.block} data-wraps={wraps} data-code="">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1) */}
      <pre className={className} tabIndex={0}>
        {children}
      </pre>
      <button type="button" className={styles.copy} aria-label="Copy code" data-copy="" data-needs-scripts="">
        <Icon name="copy" other="check" />
      </button>
      <span role="status" className={styles.status} />
    </div>
  );
}
