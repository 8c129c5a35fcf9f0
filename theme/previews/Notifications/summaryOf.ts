import type { Outcome, Way } from './notify';

/** Names as a sentence lists them: “Amina, Bruno, and Chloé”. */
export const listed = (words: string[]) => new Intl.ListFormat('en-US').format(words);

/** The ways in which somebody is alerted, in the order in which they reach a person. */
export const alertsOf = (outcome: Outcome): Way[] =>
  (['computer', 'phone', 'email'] as const).filter((way) => outcome[way].isYes);

const yourWays: Record<Way, string> = {
  computer: 'on your computer',
  phone: 'on your phone',
  email: 'by email',
};

const yourBadge: Record<Outcome['badge']['kind'], string> = {
  number: 'You are not alerted: a number waits in the sidebar.',
  dot: 'You are not alerted: a dot waits in the sidebar.',
  none: 'You are not told.',
};

/** Who is alerted, in a sentence; empty for nobody. */
export const alertedSentence = (names: string[], end = '') =>
  names.length > 0 ? `${listed(names)} ${names.length > 1 ? 'are' : 'is'} alerted${end}.` : '';

/**
 * What is announced after each change: how you are told, and who else is alerted.
 *
 * @param others those who see the message at all
 */
export function summaryOf(you: Outcome, others: { name: string; outcome: Outcome }[]): string {
  const ways = alertsOf(you);
  const names = others.filter(({ outcome }) => alertsOf(outcome).length > 0).map(({ name }) => name);
  const isAlerted = ways.length > 0;
  return [
    isAlerted ? `You are alerted ${listed(ways.map((way) => yourWays[way]))}.` : yourBadge[you.badge.kind],
    alertedSentence(names, isAlerted ? ' too' : ''),
  ]
    .join(' ')
    .trim();
}
