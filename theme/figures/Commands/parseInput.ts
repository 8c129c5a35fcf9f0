import type { Command } from './commandArguments';
import { describeMissingArgument } from './commandArguments';
import { commands, suggestCommands } from './commands';

/**
 * What the typed text is. `partial` is the beginning of a command's name. `incomplete` is a command
 * that lacks an argument, which `missingArgument` describes.
 */
export type ParsedInput =
  | { kind: 'empty' | 'partial' | 'unknown' }
  | { kind: 'message'; text: string }
  | { kind: 'incomplete'; command: Command; missingArgument: string }
  | { kind: 'ready'; command: Command; typedArguments: string };

/**
 * Finds the command at the start of a text. If both `/status` and `/status clear` match, returns
 * the longer one.
 */
function findCommand(typedText: string): Command | undefined {
  const lowerCaseText = typedText.toLowerCase();
  return commands
    .filter(
      ({ name }) =>
        lowerCaseText === name ||
        (lowerCaseText.startsWith(name) && /\s/.test(lowerCaseText.charAt(name.length))),
    )
    .sort((one, other) => other.name.length - one.name.length)[0];
}

/** Finds out what the typed text is: a message, a command, or a part of a command. */
export function parseInput(typedText: string): ParsedInput {
  if (!typedText.trim()) {
    return { kind: 'empty' };
  }
  if (!typedText.startsWith('/')) {
    return { kind: 'message', text: typedText.trim() };
  }
  const command = findCommand(typedText);
  if (!command) {
    return { kind: suggestCommands(typedText).length > 0 ? 'partial' : 'unknown' };
  }
  const typedArguments = typedText.slice(command.name.length).trim();
  const missingArgument = describeMissingArgument(command, typedArguments);
  return missingArgument
    ? { kind: 'incomplete', command, missingArgument }
    : { kind: 'ready', command, typedArguments };
}

/**
 * Describes what sending the text would do, or what the text lacks. The description is empty for an
 * empty text and for the beginning of a command's name.
 */
export function describeInput(input: ParsedInput): string {
  switch (input.kind) {
    case 'message':
      return 'This does not begin with a slash, so it would be posted as a message.';
    case 'unknown':
      return (
        'Mattermost has no such command of its own. ' +
        'An extension may add it: type / in your own Mattermost to see.'
      );
    case 'incomplete':
      return `After ${input.command.name}, Mattermost needs ${input.missingArgument}.`;
    case 'ready': {
      const { purpose, restriction } = input.command;
      return `Ready to send: it ${purpose}${restriction ? ` (${restriction})` : ''}.`;
    }
    default:
      return '';
  }
}
