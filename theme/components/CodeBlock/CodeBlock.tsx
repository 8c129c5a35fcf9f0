import { isValidElement, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import * as styles from './CodeBlock.module.css';

/** The largest number of characters of the code in the name of the button. */
const MAX_NAME_LENGTH = 40;

/** Returns the text of rendered code. */
function textOf(node: ReactNode): string {
  if (Array.isArray(node)) {
    return node.map(textOf).join('');
  }
  if (isValidElement<{ children?: ReactNode }>(node)) {
    return textOf(node.props.children);
  }
  return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
}

/** Returns the beginning of a text, on one line. */
function shorten(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length > MAX_NAME_LENGTH ? `${line.slice(0, MAX_NAME_LENGTH).trim()}…` : line;
}

/** Renders a block of code with a button that copies it (CodeBlock.browser.ts). Long lines wrap. */
export function CodeBlock({ className, children }: { className?: string; children?: ReactNode }) {
  return (
    <div className={styles.block} data-code="">
      <pre className={className}>{children}</pre>
      <button
        type="button"
        className={`tool ${styles.copy}`}
        lang="en"
        aria-label={`Copy code: ${shorten(textOf(children))}`}
        data-copy=""
        data-needs-scripts=""
      >
        <Icon name="copy" otherStateIcon="check" />
      </button>
      <span role="status" lang="en" className={styles.status} />
    </div>
  );
}
