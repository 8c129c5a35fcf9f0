import * as styles from './DeliveryChannels.module.css';
import type { Deliveries, Delivery } from './decideDeliveries';
import { StatusLabel } from './StatusLabel';

type BadgeKind = Deliveries['badge']['kind'];

const badgeTexts: Record<BadgeKind, string> = { number: 'Yes, a number', dot: 'Yes, a dot', none: 'No' };

/** The badge as Mattermost's sidebar draws it, and in words. */
function Badge({ kind }: { kind: BadgeKind }) {
  if (kind === 'none') {
    return <StatusLabel kind="no">{badgeTexts.none}</StatusLabel>;
  }
  const icon = (
    <span className={styles.badge} data-kind={kind} aria-hidden="true">
      {kind === 'number' && 1}
    </span>
  );
  return (
    <StatusLabel kind="yes" icon={icon}>
      {badgeTexts[kind]}
    </StatusLabel>
  );
}

/**
 * Says for each channel whether a person is notified through it.
 *
 * @param name of the person
 * @param isShort leaves out the reasons
 */
export function DeliveryChannels({
  name,
  deliveries,
  isShort,
}: {
  name: string;
  deliveries: Deliveries;
  isShort?: boolean;
}) {
  const { computer, phone, email, badge } = deliveries;
  const alerts: [string, Delivery][] = [
    [isShort ? 'Computer' : 'Alert on the computer', computer],
    [isShort ? 'Phone' : 'Alert on the phone', phone],
    ['Email', email],
  ];
  return (
    <ul className={styles.channels} aria-label={name} data-short={isShort}>
      {alerts.map(([channel, { isSent, reason }]) => (
        <li key={channel}>
          <span>{channel}</span>
          <StatusLabel kind={isSent ? 'yes' : 'no'}>{isSent ? 'Yes' : 'No'}</StatusLabel>
          {!isShort && <small className={styles.reason}>{reason}.</small>}
        </li>
      ))}
      <li>
        <span>{isShort ? 'Sidebar' : 'Sidebar badge'}</span>
        <Badge kind={badge.kind} />
        {!isShort && <small className={styles.reason}>{badge.reason}.</small>}
      </li>
    </ul>
  );
}
