import { type ReactNode, useState } from 'react';
import * as styles from './ThemeColors.module.css';

/**
 * Shows a folded part that few visitors open. The figure renders it only while it is open, because
 * it has many elements.
 *
 * @param name the name that several folds share, so that only one of them is open at a time
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
