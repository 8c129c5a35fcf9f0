import type { ReactNode } from 'react';
import * as styles from './DescriptionList.module.css';

/** A box of `Fact`s. Short ones stand in two columns on telephones, too. */
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

export const Fact = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
