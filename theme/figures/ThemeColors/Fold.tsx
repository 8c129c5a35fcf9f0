import { type ReactNode, useState } from 'react';
import * as styles from './ThemeColors.module.css';

/**
 * A part that few look for. It is rendered while it is open only, since it has many elements.
 *
 * @param name of those of which one is open at a time
 */
export function Fold({
  summary,
  name,
  children,
}: {
  summary: ReactNode;
  name?: string;
  children: ReactNode;
}) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className={styles.fold}
      name={name}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      data-needs-scripts=""
    >
      <summary>{summary}</summary>
      {isOpen && children}
    </details>
  );
}
