import { isValidElement, type ReactNode } from 'react';
import { CopyBlock } from './CopyBlock';

/**
 * The name of the button has at most this many characters of the code. Commands often differ only
 * at their end, so the longest command of the guide fits.
 */
const MAX_NAME_LENGTH = 80;

function textOf(node: ReactNode): string {
  if (Array.isArray(node)) {
    return node.map(textOf).join('');
  }
  if (isValidElement<{ children?: ReactNode }>(node)) {
    return textOf(node.props.children);
  }
  return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
}

/** Returns the name of the button of a block: it ends with the first words of the code. */
function nameButton(code: string): string {
  const line = code.trim().replace(/\s+/g, ' ');
  const firstWords =
    line.length > MAX_NAME_LENGTH
      ? `${line.slice(0, MAX_NAME_LENGTH).replace(/ \S*$/, '')}…`
      : line;
  return firstWords ? `Copy code: ${firstWords}` : 'Copy code';
}

/** Renders a block of code with a button that copies it. Long lines wrap. */
export function CodeBlock({ className, children }: { className?: string; children?: ReactNode }) {
  return (
    <CopyBlock name={nameButton(textOf(children))}>
      <pre className={className}>{children}</pre>
    </CopyBlock>
  );
}
