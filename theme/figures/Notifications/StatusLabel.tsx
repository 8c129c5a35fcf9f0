import type { ReactNode } from 'react';
import type { IconName } from '../../../shared/iconPaths';
import { Icon } from '../../components/Icon/Icon';
import * as styles from './StatusLabel.module.css';

export type StatusKind = 'yes' | 'later' | 'no';

const iconNames: Record<StatusKind, IconName> = { yes: 'check', later: 'clock', no: 'close' };

/**
 * Shows a result in words with an icon, so that its meaning does not depend on color alone.
 *
 * @param icon a drawing to show instead of the icon of this kind
 */
export function StatusLabel({
  kind,
  icon,
  children,
}: {
  kind: StatusKind;
  icon?: ReactNode;
  children: string;
}) {
  return (
    <span className={styles.label} data-kind={kind}>
      {icon || <Icon name={iconNames[kind]} />} <span>{children}</span>
    </span>
  );
}
