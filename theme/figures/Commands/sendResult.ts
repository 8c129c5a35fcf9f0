import type { ParsedInput } from './parseInput';

/** What Mattermost does with a text that is sent. */
export type SendResult =
  /** Posts a message; `to` names the recipients of one that does not go to the channel. */
  | { kind: 'message'; text: string; format?: 'action' | 'code'; to?: string }
  /** Answers the sender only. */
  | { kind: 'answer'; text: string }
  /** Carries out a command; the text says which. */
  | { kind: 'done'; text: string };

const SHRUG = '¯\\_(ツ)_/¯';

/** The result of sending an input; undefined if it is empty, incomplete or unknown. */
export function sendResult(input: ParsedInput): SendResult | undefined {
  if (input.kind === 'message') {
    return { kind: 'message', text: input.text };
  }
  if (input.kind !== 'ready') {
    return undefined;
  }
  const { command, typedArguments } = input;
  switch (command.name) {
    case '/me':
      return { kind: 'message', text: typedArguments, format: 'action' };
    case '/code':
      return { kind: 'message', text: typedArguments, format: 'code' };
    case '/shrug':
      return { kind: 'message', text: `${typedArguments} ${SHRUG}`.trim() };
    case '/msg':
    case '/groupmsg': {
      const [, to = '', text = ''] = /^(\S+)\s+([\s\S]*)$/.exec(typedArguments) ?? [];
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
