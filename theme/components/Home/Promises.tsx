import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/paths';
import * as styles from './Home.module.css';

/** What the association promises, or invites to; holds `<PromiseItem>`s. */
export function Promises({ children }: { children: ReactNode }) {
  return <ul className={styles.promises}>{children}</ul>;
}

/** One promise: an icon, a few words, and in the children the proof with its link. */
export function PromiseItem({
  icon,
  title,
  children,
}: {
  icon: IconName;
  title: ReactNode;
  children: ReactNode;
}) {
  return (
    <li>
      <Icon name={icon} />
      <div>
        <h3>{title}</h3>
        {children}
      </div>
    </li>
  );
}

/** A band across the page. */
export function Band({ children }: { children: ReactNode }) {
  return <section className={styles.band}>{children}</section>;
}
