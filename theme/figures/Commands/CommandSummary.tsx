import * as styles from './Commands.module.css';
import { argumentHints } from './commandArguments';
import type { Command } from './commands';

/** A command in one line: its name and arguments, its purpose, and its restriction if it has one. */
export function CommandSummary({ command }: { command: Command }) {
  const { name, purpose, restriction } = command;
  const hints = argumentHints(command);
  return (
    <>
      <span className={styles.syntax}>
        {name}
        {hints && <span className={styles.hints}> {hints}</span>}
      </span>{' '}
      <small>
        {purpose}
        {restriction && <span className={styles.restriction}> ({restriction})</span>}
      </small>
    </>
  );
}
