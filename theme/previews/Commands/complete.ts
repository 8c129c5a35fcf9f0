import { type Command, commands } from './commands';

/** A command as it is filled in: with a space where something is to follow. */
export const completion = ({ name, takes }: Command) => (takes.length > 0 ? `${name} ` : name);

/** The commands that what is typed begins, or none: for a message, and once a command is filled in. */
export function complete(typed: string): Command[] {
  const start = typed.toLowerCase();
  return start.startsWith('/')
    ? commands.filter((command) => completion(command).startsWith(start) && completion(command) !== start)
    : [];
}

/**
 * The place of the suggestion that a key leads to, or undefined for a key that leads nowhere.
 * From the last one, Down goes to the first.
 */
export function movedBy(key: string, place: number, count: number): number | undefined {
  const steps = { ArrowDown: 1, ArrowUp: -1 }[key];
  return steps && (place + steps + count) % count;
}
