import { type ReactNode, useRef } from 'react';
import { Icon } from '../Icon/Icon';
import * as styles from './CodeBlock.module.css';
import { useCopy } from './useCopy';

/**
 * A block of code with a button that copies it.
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
  const code = useRef<HTMLPreElement>(null);
  const { copied, copy } = useCopy();
  return (
    <div className={styles.block} data-wraps={wraps}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1) */}
      <pre ref={code} className={className} tabIndex={0}>
        {children}
      </pre>
      <button
        type="button"
        className={styles.copy}
        aria-label="Copy code"
        onClick={() => copy(code.current?.textContent ?? '')}
        data-needs-scripts=""
      >
        <Icon name={copied ? 'check' : 'copy'} />
      </button>
      <span role="status" className={styles.status}>
        {copied ? 'Copied' : ''}
      </span>
    </div>
  );
}
