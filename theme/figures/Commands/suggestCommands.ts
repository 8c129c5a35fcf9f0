import { type Command, commands } from './commands';

/** The text that a suggestion puts into the message box: the command, with a space if it takes arguments. */
export const completedText = ({ name, takes }: Command) => (takes.length > 0 ? `${name} ` : name);

/**
 * The commands that begin with the typed text. There are none for a message without a slash,
 * and a command that is complete is not among them.
 */
export function suggestCommands(typed: string): Command[] {
  const start = typed.toLowerCase();
  return start.startsWith('/')
    ? commands.filter((command) => {
        const completed = completedText(command);
        return completed.startsWith(start) && completed !== start;
      })
    : [];
}

/**
 * The index of the suggestion that an arrow key moves to; undefined for other keys.
 * Down moves from the last suggestion to the first, and Up from the first to the last.
 */
export function indexAfterKey(key: string, index: number, count: number): number | undefined {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  return step && (index + step + count) % count;
}
