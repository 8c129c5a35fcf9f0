import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';

/**
 * A block of code, whose long lines wrap, with a button that copies it (CodeBlock.browser.ts). Its styles are in
 * block.css, which pages import that show code: few do.
 */
export function CodeBlock({ className, children }: { className?: string; children?: ReactNode }) {
  return (
    <div data-code="">
      <pre className={className}>{children}</pre>
      <button type="button" aria-label="Copy code" data-copy="" data-needs-scripts="">
        <Icon name="copy" other="check" />
      </button>
      <span role="status" />
    </div>
  );
}
