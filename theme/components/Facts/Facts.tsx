import type { ReactNode } from 'react';
import * as styles from './Facts.module.css';

/** A box of facts, each value under its term. Short ones stand in two columns on telephones, too. */
export function Facts({ facts, isShort }: { facts: Record<string, ReactNode>; isShort?: boolean }) {
  return (
    <dl className={styles.facts} data-short={isShort}>
      {Object.entries(facts).map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
