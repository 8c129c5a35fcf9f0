import { alertedSentence, joinWithAnd } from '../Notifications/summarizeDeliveries';
import type { NotificationResult, PersonResult } from './notificationResult';

/** The text that the live region announces after each change: who is alerted, and who sees a badge later. */
export function summarizeResults(results: PersonResult[]): string {
  const namesWith = (delivery: NotificationResult['delivery']) =>
    results.filter(({ result }) => result.delivery === delivery).map(({ person }) => person.name);
  const withBadge = namesWith('badge');
  const alerted = alertedSentence(namesWith('alert')) || 'Nobody is alerted.';
  return withBadge.length > 0
    ? `${alerted} ${joinWithAnd(withBadge)} ${withBadge.length > 1 ? 'see' : 'sees'} a badge later.`
    : alerted;
}
