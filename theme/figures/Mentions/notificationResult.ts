import { classifyEvent } from '../Notifications/classifyEvent';
import { decideDeliveries } from '../Notifications/decideDeliveries';
import type { ChatEvent } from '../Notifications/events';
import {
  alertedSentence,
  alertingChannels,
  joinWithAnd,
} from '../Notifications/summarizeDeliveries';
import type { Mention } from './findMentions';
import type { Person } from './people';

/** How a message notifies one person. */
export interface NotificationResult {
  /**
   * How the person is notified. `badge` is a number in the sidebar, which the person sees later.
   */
  delivery: 'alert' | 'badge' | 'none';
  /** The reason in a few words, without a full stop. */
  reason: string;
}

/** A person of the example, and how a message notifies this person. */
export interface PersonResult {
  person: Person;
  result: NotificationResult;
}

const capitalize = (words: string) => words.slice(0, 1).toUpperCase() + words.slice(1);
const uncapitalize = (words: string) => words.slice(0, 1).toLowerCase() + words.slice(1);

/** The kinds of delivery, beginning with the most noticeable. */
const rankedDeliveries: NotificationResult['delivery'][] = ['alert', 'badge', 'none'];

/**
 * Returns the event that a mention is for one member of the channel; undefined if it mentions
 * somebody else.
 */
function eventOfMention({ kind, name }: Mention, person: Person): ChatEvent | undefined {
  switch (kind) {
    case 'channel':
    case 'here':
      return kind;
    case 'person':
      return name === person.username ? 'you' : undefined;
    case 'keyword':
      return person.settings.hasKeyword ? 'keyword' : undefined;
  }
}

/** Returns how an event notifies a member of the channel. */
function notificationOfEvent(event: ChatEvent, person: Person): NotificationResult {
  const deliveries = decideDeliveries(event, person.settings);
  const channels = alertingChannels(deliveries);
  if (channels.length > 0) {
    const alertReason = uncapitalize(classifyEvent(event, person.settings).reason);
    return { delivery: 'alert', reason: `${capitalize(joinWithAnd(channels))}: ${alertReason}` };
  }
  return {
    delivery: deliveries.sidebar.kind === 'number' ? 'badge' : 'none',
    reason: deliveries.computer.reason,
  };
}

/**
 * Returns how a message notifies one person. Of several mentions, the one with the most noticeable
 * delivery counts.
 *
 * @param isEdited whether the author added the mentions after sending; then nobody is notified
 */
export function notificationOfMessage(
  mentions: Mention[],
  isEdited: boolean,
  person: Person,
): NotificationResult {
  if (isEdited && mentions.length > 0) {
    return { delivery: 'none', reason: 'A mention added by an edit alerts nobody' };
  }
  if (!person.isMember) {
    const isMentioned = mentions.some(({ name }) => name === person.username);
    return {
      delivery: 'none',
      reason: isMentioned ? 'Only members are told: add her first' : 'Only members are told',
    };
  }
  const events = mentions.flatMap((mention) => eventOfMention(mention, person) ?? []);
  const results = events.map((event) => notificationOfEvent(event, person));
  const [mostNoticeableResult = notificationOfEvent('message', person)] = rankedDeliveries.flatMap(
    (rankedDelivery) => results.filter(({ delivery }) => delivery === rankedDelivery),
  );
  return mostNoticeableResult;
}

/**
 * Returns the text that sums up the results: who is alerted, and who sees a badge later.
 */
export function summarizeResults(results: PersonResult[]): string {
  const namesWithDelivery = (delivery: NotificationResult['delivery']) =>
    results.filter(({ result }) => result.delivery === delivery).map(({ person }) => person.name);
  const namesWithBadge = namesWithDelivery('badge');
  const alertedText = alertedSentence(namesWithDelivery('alert')) || 'Nobody is alerted.';
  const verb = namesWithBadge.length > 1 ? 'see' : 'sees';
  return namesWithBadge.length > 0
    ? `${alertedText} ${joinWithAnd(namesWithBadge)} ${verb} a badge later.`
    : alertedText;
}
