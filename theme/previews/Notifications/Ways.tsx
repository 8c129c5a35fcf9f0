import type { Answer, Outcome } from './notify';
import { Verdict } from './Verdict';
import * as styles from './Ways.module.css';

type BadgeKind = Outcome['badge']['kind'];

const words: Record<BadgeKind, string> = { number: 'Yes, a number', dot: 'Yes, a dot', none: 'No' };

/** The badge as the sidebar of Mattermost draws it, and in words. */
function Badge({ kind }: { kind: BadgeKind }) {
  if (kind === 'none') {
    return <Verdict kind="no">{words.none}</Verdict>;
  }
  const sign = (
    <span className={styles.badge} data-kind={kind} aria-hidden="true">
      {kind === 'number' && 1}
    </span>
  );
  return (
    <Verdict kind="yes" sign={sign}>
      {words[kind]}
    </Verdict>
  );
}

/**
 * The ways in which a person learns of a message, with yes or no for each.
 *
 * @param name of the person
 * @param isShort without the reasons
 */
export function Ways({ name, outcome, isShort }: { name: string; outcome: Outcome; isShort?: boolean }) {
  const { computer, phone, email, badge } = outcome;
  const alerts: [string, Answer][] = [
    [isShort ? 'Computer' : 'Alert on the computer', computer],
    [isShort ? 'Phone' : 'Alert on the phone', phone],
    ['Email', email],
  ];
  return (
    <ul className={styles.ways} aria-label={name} data-short={isShort}>
      {alerts.map(([way, { isYes, reason }]) => (
        <li key={way}>
          <span>{way}</span>
          <Verdict kind={isYes ? 'yes' : 'no'}>{isYes ? 'Yes' : 'No'}</Verdict>
          {!isShort && <span className={styles.reason}>{reason}.</span>}
        </li>
      ))}
      <li>
        <span>{isShort ? 'Sidebar' : 'Sidebar badge'}</span>
        <Badge kind={badge.kind} />
        {!isShort && <span className={styles.reason}>{badge.reason}.</span>}
      </li>
    </ul>
  );
}
