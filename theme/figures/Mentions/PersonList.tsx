import { type StatusKind, StatusLabel } from '../Notifications/StatusLabel';
import type { NotificationResult, PersonResult } from './notificationResult';
import * as styles from './PersonList.module.css';
import { describePerson } from './people';

const deliveryLabels: Record<NotificationResult['delivery'], { kind: StatusKind; text: string }> = {
  alert: { kind: 'yes', text: 'Alerted' },
  badge: { kind: 'later', text: 'Sees a badge later' },
  none: { kind: 'no', text: 'Not told' },
};

/** Shows the people of the example, and how the message notifies each of them. */
export function PersonList({ results }: { results: PersonResult[] }) {
  return (
    <ul className={`rows ${styles.people}`} aria-label="Who is told">
      {results.map(({ person, result: { delivery, reason } }) => {
        const { kind, text } = deliveryLabels[delivery];
        return (
          <li key={person.username}>
            <div>
              <strong>{person.name}</strong> <small>@{person.username}</small>
              <small className={styles.detail}>{describePerson(person)}.</small>
            </div>
            <div>
              <StatusLabel kind={kind}>{text}</StatusLabel>
              <small className={styles.detail}>{`${reason}.`}</small>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
