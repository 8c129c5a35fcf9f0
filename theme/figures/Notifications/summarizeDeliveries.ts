import type { Deliveries, DeliveryChannel } from './decideDeliveries';

/** Words joined as in an English sentence: “Amina, Bruno, and Chloé”. */
export const joinWithAnd = (words: string[]) => new Intl.ListFormat('en-US').format(words);

/** The channels that alert a person, in the order in which they reach them. */
export const alertingChannels = (deliveries: Deliveries): DeliveryChannel[] =>
  (['computer', 'phone', 'email'] as const).filter((channel) => deliveries[channel].isSent);

const yourChannels: Record<DeliveryChannel, string> = {
  computer: 'on your computer',
  phone: 'on your phone',
  email: 'by email',
};

const yourBadge: Record<Deliveries['badge']['kind'], string> = {
  number: 'You are not alerted: a number waits in the sidebar.',
  dot: 'You are not alerted: a dot waits in the sidebar.',
  none: 'You are not told.',
};

/**
 * A sentence that says who is alerted; empty if nobody is.
 *
 * @param ending put before the full stop, with its space: ` too`
 */
export const alertedSentence = (names: string[], ending = '') =>
  names.length > 0
    ? `${joinWithAnd(names)} ${names.length > 1 ? 'are' : 'is'} alerted${ending}.`
    : '';

/**
 * The text that the live region announces after each change: how the visitor is alerted,
 * and who else is.
 *
 * @param others the people who see the message
 */
export function summarizeDeliveries(
  you: Deliveries,
  others: { name: string; deliveries: Deliveries }[],
): string {
  const channels = alertingChannels(you);
  const names = others
    .filter(({ deliveries }) => alertingChannels(deliveries).length > 0)
    .map(({ name }) => name);
  const isAlerted = channels.length > 0;
  return [
    isAlerted
      ? `You are alerted ${joinWithAnd(channels.map((channel) => yourChannels[channel]))}.`
      : yourBadge[you.badge.kind],
    alertedSentence(names, isAlerted ? ' too' : ''),
  ]
    .join(' ')
    .trim();
}
