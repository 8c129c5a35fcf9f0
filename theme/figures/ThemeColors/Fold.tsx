import { type ReactNode, useState } from 'react';
import * as styles from './ThemeColors.module.css';

/**
 * Shows a part of a figure that is folded until the visitor opens it. The content is rendered only
 * while the part is open, because it has many elements, and few visitors open it.
 *
 * @param name the name that several folds share, so that only one of them is open at a time
 */
export function Fold({
  summary,
  name,
  children,
}: {
  summary: string;
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
