import * as styles from './DeliveryChannels.module.css';
import type { Deliveries, Delivery } from './decideDeliveries';
import { StatusLabel } from './StatusLabel';

const yesOrNoText = (isSent: boolean) => (isSent ? 'Yes' : 'No');

const sidebarTexts = { number: 'Yes, a number', bold: 'Yes, in bold', none: 'No' };

/**
 * Shows whether a person is notified on the computer, on the phone, by email and in the sidebar.
 *
 * @param name the name of the person
 * @param isShort whether to shorten the labels and leave out the reasons
 */
export function DeliveryChannels({
  name,
  deliveries: { computer, phone, email, sidebar },
  isShort,
}: {
  name: string;
  deliveries: Deliveries;
  isShort?: boolean;
}) {
  const rows: (Delivery & { channel: string; kind?: Deliveries['sidebar']['kind'] })[] = [
    { channel: isShort ? 'Computer' : 'Alert on the computer', ...computer },
    { channel: isShort ? 'Phone' : 'Alert on the phone', ...phone },
    { channel: 'Email', ...email },
    {
      channel: isShort ? 'Sidebar' : 'Sign in the sidebar',
      ...sidebar,
      isSent: sidebar.kind !== 'none',
    },
  ];
  return (
    <ul className={`rows ${styles.channels}`} aria-label={name} data-short={isShort}>
      {rows.map(({ channel, isSent, reason, kind }) => (
        <li key={channel}>
          <span>{channel}</span>
          <StatusLabel
            kind={isSent ? 'yes' : 'no'}
            icon={
              kind === 'number' && (
                <span className={styles.badge} aria-hidden="true">
                  1
                </span>
              )
            }
          >
            {kind ? sidebarTexts[kind] : yesOrNoText(isSent)}
          </StatusLabel>
          {!isShort && <small className={styles.reason}>{`${reason}.`}</small>}
        </li>
      ))}
    </ul>
  );
}
