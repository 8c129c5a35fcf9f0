import type { ReactNode } from 'react';
import * as styles from './DescriptionList.module.css';

/** A box of terms, each with its value below. Short ones stand in two columns on telephones, too. */
export function DescriptionList({
  entries,
  isShort,
}: {
  entries: Record<string, ReactNode>;
  isShort?: boolean;
}) {
  return (
    <dl className={styles.list} data-short={isShort}>
      {Object.entries(entries).map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
