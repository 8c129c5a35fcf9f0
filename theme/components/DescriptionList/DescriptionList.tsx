import type { ReactNode } from 'react';
import * as styles from './DescriptionList.module.css';

/**
 * Renders a box of `Fact`s.
 *
 * @param isShort true if the facts are so short that they fit into two columns; on phones, each
 *   value then stands beside its name
 */
export const DescriptionList = ({
  isShort,
  children,
}: {
  isShort?: boolean;
  children: ReactNode;
}) => (
  <dl className={styles.list} data-short={isShort}>
    {children}
  </dl>
);

/** Renders a fact: its name, and its value as the children. */
export const Fact = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
