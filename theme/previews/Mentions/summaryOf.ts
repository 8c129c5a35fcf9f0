import { alertedSentence, listed } from '../Notifications/summaryOf';
import type { Person } from './people';
import type { Told } from './toldBy';

/** What is announced after each change: who is alerted, and who sees a badge later. */
export function summaryOf(told: { person: Person; told: Told }[]): string {
  const namesOf = (how: Told['how']) =>
    told.filter((one) => one.told.how === how).map(({ person }) => person.name);
  const later = namesOf('later');
  const alerted = alertedSentence(namesOf('alerted')) || 'Nobody is alerted.';
  return later.length > 0
    ? `${alerted} ${listed(later)} ${later.length > 1 ? 'see' : 'sees'} a badge later.`
    : alerted;
}
