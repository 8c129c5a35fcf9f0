import type { Deliveries, DeliveryChannel } from './decideDeliveries';

/** Joins words as in an English sentence: “Amina, Bruno, and Chloé”. */
export const joinWithAnd = (words: string[]) => new Intl.ListFormat('en-US').format(words);

/** Returns which of computer, phone and email alert a person, in this order. */
export const alertingChannels = (deliveries: Deliveries): DeliveryChannel[] =>
  (['computer', 'phone', 'email'] as const).filter((channel) => deliveries[channel].isSent);

const yourChannelPhrases: Record<DeliveryChannel, string> = {
  computer: 'on your computer',
  phone: 'on your phone',
  email: 'by email',
};

const yourSidebarSentences: Record<Deliveries['sidebar']['kind'], string> = {
  number: 'You are not alerted: a number waits in the sidebar.',
  bold: 'You are not alerted: a name in bold waits in the sidebar.',
  none: 'You are not told.',
};

/**
 * Returns a sentence that states who is alerted; empty if nobody is.
 *
 * @param ending words before the full stop, with a space before them: ` too`
 */
export const alertedSentence = (names: string[], ending = '') =>
  names.length > 0
    ? `${joinWithAnd(names)} ${names.length > 1 ? 'are' : 'is'} alerted${ending}.`
    : '';

/**
 * Returns the text that the live region announces after each change: how the visitor is alerted,
 * and who else is alerted.
 *
 * @param teammates the teammates of the visitor who see the message
 */
export function summarizeDeliveries(
  yourDeliveries: Deliveries,
  teammates: { name: string; deliveries: Deliveries }[],
): string {
  const channels = alertingChannels(yourDeliveries);
  const names = teammates
    .filter(({ deliveries }) => alertingChannels(deliveries).length > 0)
    .map(({ name }) => name);
  const isAlerted = channels.length > 0;
  return [
    isAlerted
      ? `You are alerted ${joinWithAnd(channels.map((channel) => yourChannelPhrases[channel]))}.`
      : yourSidebarSentences[yourDeliveries.sidebar.kind],
    alertedSentence(names, isAlerted ? ' too' : ''),
  ]
    .join(' ')
    .trim();
}
