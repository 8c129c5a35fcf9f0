import { missingIn, notes } from './arguments';
import { type Command, commands } from './commands';
import { complete } from './complete';

/** What is typed, as the message box would take it. */
export type Explanation =
  | { kind: 'empty' | 'choosing' | 'unknown' }
  | { kind: 'message'; text: string }
  | { kind: 'incomplete'; command: Command; missing: string }
  | { kind: 'ready'; command: Command; rest: string };

/** The command that is typed, with or without what follows: of `/status` and `/status clear`, the longer one. */
function commandIn(typed: string): Command | undefined {
  const start = typed.toLowerCase();
  return commands
    .filter(({ name }) => start === name || (start.startsWith(name) && /\s/.test(start.charAt(name.length))))
    .sort((one, other) => other.name.length - one.name.length)[0];
}

/** What sending a text would mean. */
export function explain(typed: string): Explanation {
  if (!typed.trim()) {
    return { kind: 'empty' };
  }
  if (!typed.startsWith('/')) {
    return { kind: 'message', text: typed.trim() };
  }
  const command = commandIn(typed);
  if (!command) {
    return { kind: complete(typed).length > 0 ? 'choosing' : 'unknown' };
  }
  const rest = typed.slice(command.name.length).trim();
  const missing = missingIn(command, rest);
  return missing ? { kind: 'incomplete', command, missing } : { kind: 'ready', command, rest };
}

/** An explanation in words; empty while there is nothing to explain yet. */
export function sentenceOf(explanation: Explanation): string {
  switch (explanation.kind) {
    case 'message':
      return 'This does not begin with a slash, so it would be posted as a message.';
    case 'unknown':
      return 'Mattermost has no such command of its own. An extension may add it: type / in your own Mattermost to see.';
    case 'incomplete':
      return `After ${explanation.command.name}, Mattermost needs ${explanation.missing}.`;
    case 'ready': {
      const { purpose, note } = explanation.command;
      return [`Ready to send: it ${purpose}.`, note && notes[note].sentence].filter(Boolean).join(' ');
    }
    default:
      return '';
  }
}
