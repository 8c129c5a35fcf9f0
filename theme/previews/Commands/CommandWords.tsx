import { hintOf, notes } from './arguments';
import * as styles from './Commands.module.css';
import type { Command } from './commands';

/** A command in a line: what is typed, what it does, and where or when it exists, if not always. */
export function CommandWords({ command }: { command: Command }) {
  const { name, purpose, note } = command;
  const hint = hintOf(command);
  return (
    <>
      <span className={styles.syntax}>
        {name}
        {hint && <span className={styles.hint}> {hint}</span>}
      </span>{' '}
      <span className={styles.purpose}>
        {purpose}
        {note && <span className={styles.badge}> ({notes[note].badge})</span>}
      </span>
    </>
  );
}
