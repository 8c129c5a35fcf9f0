import { useId } from 'react';
import { CommandSummary } from './CommandSummary';
import * as styles from './Commands.module.css';
import { type CommandGroup, groups } from './commands';

function Group({ title, commands }: CommandGroup) {
  const id = useId();
  return (
    <div className={styles.group}>
      <p id={id}>{title}</p>
      <ul aria-labelledby={id}>
        {commands.map((command) => (
          <li key={command.name}>
            <CommandSummary command={command} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The list of all commands. On a small screen it scrolls inside itself, except without scripts. */
export function CommandList() {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
    <div className={styles.list} role="group" tabIndex={0} aria-label="All commands">
      {groups.map((group) => (
        <Group key={group.title} {...group} />
      ))}
    </div>
  );
}
