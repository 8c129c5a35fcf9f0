import type { ParsedInput } from './parseInput';

/** What the figure shows after a text is sent. */
export interface SendResult {
  text: string;
  /**
   * The author of the message. If the chat shows no message, there is no author, and `text` says
   * what the command does.
   */
  author?: 'You' | 'System';
  /** Who sees the message, if not the whole channel does. */
  detail?: string;
  format?: 'action' | 'code';
}

/** The face that the command `/shrug` adds. Screen readers would read it character by character. */
export const SHRUG = '¯\\_(ツ)_/¯';

/**
 * Returns the result of sending an input; undefined if it is neither a message nor a ready command.
 */
export function getSendResult(input: ParsedInput): SendResult | undefined {
  if (input.kind === 'message') {
    return { author: 'You', text: input.text };
  }
  if (input.kind !== 'ready') {
    return undefined;
  }
  const { command, typedArguments } = input;
  switch (command.name) {
    case '/me':
      return { author: 'You', text: typedArguments, format: 'action' };
    case '/code':
      return { author: 'You', text: typedArguments, format: 'code' };
    case '/shrug':
      return { author: 'You', text: `${typedArguments} ${SHRUG}`.trim() };
    case '/msg':
    case '/groupmsg': {
      const [, recipients = '', text = ''] = /^(\S+)\s+([\s\S]*)$/.exec(typedArguments) ?? [];
      if (text) {
        return { author: 'You', detail: `to ${recipients.replaceAll(',', ', ')}`, text };
      }
    }
  }
  return command.answer
    ? { author: 'System', detail: '(Only visible to you)', text: command.answer }
    : {
        text: `Mattermost carries out ${command.name} instead of posting it: it ${command.purpose}.`,
      };
}
