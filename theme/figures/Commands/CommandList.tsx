import { useId } from 'react';
import * as styles from './Commands.module.css';
import type { Command } from './commandArguments';
import { argumentHints } from './commandArguments';
import { commandGroups } from './commands';

/**
 * Shows a command in one line: its name and arguments, its purpose, and its restriction if it has
 * one.
 */
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

/**
 * Shows the list of all commands. On a small screen, the list has a limited height and scrolls,
 * unless scripts are turned off.
 */
export function CommandList() {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys must scroll it (WCAG 2.1.1)
    <div className={styles.list} role="group" tabIndex={0} aria-label="All commands">
      {commandGroups.map(({ title, commands }, index) => (
        <div key={title} className={styles.group}>
          <p id={id + index}>{title}</p>
          <ul className="rows" aria-labelledby={id + index}>
            {commands.map((command) => (
              <li key={command.name}>
                <CommandSummary command={command} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
