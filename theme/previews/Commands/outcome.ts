import type { Explanation } from './explain';

/** What comes of a text once it is sent. */
export type Outcome =
  /** A message; `to` whom, if not to the channel. */
  | { kind: 'message'; text: string; look?: 'action' | 'code'; to?: string }
  /** An answer that nobody else sees. */
  | { kind: 'answer'; text: string }
  /** A command carried out, with nothing to show here. */
  | { kind: 'done'; text: string };

const SHRUG = '¯\\_(ツ)_/¯';

/** What sending does, or undefined when Mattermost would not take it yet. */
export function outcomeOf(explanation: Explanation): Outcome | undefined {
  if (explanation.kind === 'message') {
    return { kind: 'message', text: explanation.text };
  }
  if (explanation.kind !== 'ready') {
    return undefined;
  }
  const { command, rest } = explanation;
  switch (command.name) {
    case '/me':
      return { kind: 'message', text: rest, look: 'action' };
    case '/code':
      return { kind: 'message', text: rest, look: 'code' };
    case '/shrug':
      return { kind: 'message', text: `${rest} ${SHRUG}`.trim() };
    case '/msg':
    case '/groupmsg': {
      const [, to = '', text = ''] = /^(\S+)\s+([\s\S]*)$/.exec(rest) ?? [];
      return { kind: 'message', text, to: to.replaceAll(',', ', ') };
    }
    default:
      return command.answer
        ? { kind: 'answer', text: command.answer }
        : {
            kind: 'done',
            text: `Mattermost carries out ${command.name} instead of posting it: it ${command.purpose}.`,
          };
  }
}
