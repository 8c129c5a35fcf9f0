import type { ChatEvent } from '../Notifications/events';
import { meaningOf } from '../Notifications/meaning';
import { notify } from '../Notifications/notify';
import { alertsOf, listed } from '../Notifications/summaryOf';
import type { Mention } from './mentionsIn';
import type { Person } from './people';

/** What a message does to one person. `later` is the number that waits in the sidebar. */
export interface Told {
  how: 'alerted' | 'later' | 'not';
  /** A few words without a full stop. */
  reason: string;
}

/** Words whose first letter is made upper or lower case. */
const startingWith = (change: 'toUpperCase' | 'toLowerCase', words: string) =>
  words.slice(0, 1)[change]() + words.slice(1);

/** What reaches further comes first. */
const ranks: Told['how'][] = ['alerted', 'later', 'not'];

/** What a mention is to a member of the channel; nothing if it calls somebody else. */
function eventFor({ kind, name }: Mention, person: Person): ChatEvent | undefined {
  switch (kind) {
    case 'channel':
    case 'here':
      return kind;
    case 'person':
      return name === person.username ? 'you' : undefined;
    case 'keyword':
      return person.settings.hasKeyword ? 'keyword' : undefined;
    case 'firstName':
      // One's own first name is a keyword from the start.
      return name === person.name ? 'keyword' : undefined;
    case 'unknown':
      return undefined;
  }
}

/**
 * What one mention does to one person.
 *
 * @param mention none for a message that mentions nobody
 */
export function toldBy(mention: Mention | undefined, person: Person): Told {
  if (!person.isMember) {
    const isCalled = mention?.kind === 'person' && mention.name === person.username;
    return {
      how: 'not',
      reason: isCalled ? 'Only members are told: add her first' : 'Only members are told',
    };
  }
  const event = (mention && eventFor(mention, person)) ?? 'message';
  const settings = { ...person.settings, hasKeyword: event === 'keyword' };
  const outcome = notify(event, settings);
  const alerts = alertsOf(outcome);
  if (alerts.length > 0) {
    const what =
      mention?.kind === 'firstName' ? 'Their first name is a keyword' : meaningOf(event, settings).reason;
    return {
      how: 'alerted',
      reason: `${startingWith('toUpperCase', listed(alerts))}: ${startingWith('toLowerCase', what)}`,
    };
  }
  return { how: outcome.badge.kind === 'number' ? 'later' : 'not', reason: outcome.computer.reason };
}

/**
 * What a whole message does to one person: the mention that reaches furthest decides.
 *
 * @param isEdited whether the mentions were added after it was sent, which alerts nobody
 */
export function toldByAll(mentions: Mention[], isEdited: boolean, person: Person): Told {
  if (isEdited && mentions.length > 0) {
    return { how: 'not', reason: 'A mention added by an edit alerts nobody' };
  }
  const calling = mentions.filter((mention) =>
    person.isMember ? eventFor(mention, person) : mention.name === person.username,
  );
  return calling
    .map((mention) => toldBy(mention, person))
    .reduce(
      (best, told) => (ranks.indexOf(told.how) < ranks.indexOf(best.how) ? told : best),
      toldBy(calling[0], person),
    );
}
