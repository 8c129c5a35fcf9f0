import type { ReactNode } from 'react';
import * as styles from './DescriptionList.module.css';

/** A box of terms, each with its value below. */
export function DescriptionList({ entries }: { entries: Record<string, ReactNode> }) {
  return (
    <dl className={styles.list}>
      {Object.entries(entries).map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
