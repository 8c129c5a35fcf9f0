import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../components/Icon/Icon';
import * as styles from './Verdict.module.css';

export type VerdictKind = 'yes' | 'later' | 'no';

const icons: Record<VerdictKind, IconName> = { yes: 'check', later: 'clock', no: 'close' };

/**
 * What it comes to, told by icon and words, so that the color is not needed.
 *
 * @param sign in place of the icon, and as decorative
 */
export function Verdict({
  kind,
  sign,
  children,
}: {
  kind: VerdictKind;
  sign?: ReactNode;
  children: ReactNode;
}) {
  return (
    <span className={styles.verdict} data-kind={kind}>
      {sign ?? <Icon name={icons[kind]} />} {children}
    </span>
  );
}
