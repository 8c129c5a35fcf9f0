import { Verdict, type VerdictKind } from '../Notifications/Verdict';
import * as styles from './PersonList.module.css';
import { type Person, stateOf } from './people';
import type { Told } from './toldBy';

const verdicts: Record<Told['how'], [kind: VerdictKind, words: string]> = {
  alerted: ['yes', 'Alerted'],
  later: ['later', 'Sees a badge later'],
  not: ['no', 'Not told'],
};

/** Everybody of the example, with what the message does to them. */
export function PersonList({ told }: { told: { person: Person; told: Told }[] }) {
  return (
    <ul className={styles.people} aria-label="Who is told">
      {told.map(({ person, told: { how, reason } }) => {
        const [kind, words] = verdicts[how];
        return (
          <li key={person.username}>
            <div>
              <strong>{person.name}</strong> <span className={styles.username}>@{person.username}</span>
              <span className={styles.detail}>{stateOf(person)}.</span>
            </div>
            <div>
              <Verdict kind={kind}>{words}</Verdict>
              <span className={styles.detail}>{reason}.</span>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
