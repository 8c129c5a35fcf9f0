import type { ChatEvent } from './events';
import { type Meaning, meaningOf } from './meaning';
import type { Settings } from './settings';

/** A yes or no, and why: a few words without a full stop. */
export interface Answer {
  isYes: boolean;
  reason: string;
}

/** The ways in which somebody is alerted. A badge is none of them: it waits to be seen. */
export type Way = 'computer' | 'phone' | 'email';

export interface Outcome extends Record<Way, Answer> {
  badge: { kind: 'number' | 'dot' | 'none'; reason: string };
}

const yes = (reason: string): Answer => ({ isYes: true, reason });
const no = (reason: string): Answer => ({ isYes: false, reason });

/** When each choice of “Trigger mobile notifications when I am” lets the phone ring. */
const phoneRings: Record<Settings['phoneWhen'], Settings['availability'][]> = {
  always: ['online', 'away', 'offline'],
  away: ['away', 'offline'],
  offline: ['offline'],
};

/**
 * How one person learns of an event.
 *
 * @param settings of that person
 * @returns for each way whether it is taken, and the badge in the sidebar
 */
export function notify(event: ChatEvent, settings: Settings): Outcome {
  const meaning = meaningOf(event, settings);
  const silenced = silencedBy(event, settings);
  const unwanted = silenced ?? unwantedBy(meaning, settings);
  return {
    computer: unwanted ? no(unwanted) : onComputer(meaning, settings),
    phone: unwanted ? no(unwanted) : onPhone(settings),
    email: byEmail(meaning, settings, silenced),
    badge: badgeOf(event, meaning, settings),
  };
}

/** What stops computer, phone and email alike. */
function silencedBy(event: ChatEvent, { availability, isMuted }: Settings): string | undefined {
  if (availability === 'dnd') {
    return 'Do Not Disturb stops alerts';
  }
  // Direct and group messages stand outside of the channel, which is what is muted.
  return isMuted && event !== 'direct' && event !== 'group' ? 'The channel is muted' : undefined;
}

/** Why this person has not asked to be alerted to it. Emails have a switch of their own. */
function unwantedBy({ kind, reason }: Meaning, { level, isToldOfReplies }: Settings): string | undefined {
  if (kind === 'unfollowed') {
    return reason;
  }
  if (level === 'nothing') {
    return '“Nothing” is chosen';
  }
  if (kind === 'reply') {
    return isToldOfReplies ? undefined : 'Replies are not ticked';
  }
  return kind === 'message' && level !== 'all' ? reason : undefined;
}

function onComputer({ kind, reason }: Meaning, { availability }: Settings): Answer {
  if (availability === 'offline') {
    return no('No browser or app is open');
  }
  return yes(kind === 'message' ? 'All new messages are chosen' : reason);
}

function onPhone({ phoneWhen, availability }: Settings): Answer {
  if (phoneRings[phoneWhen].includes(availability)) {
    return yes(availability === 'online' ? 'Chosen even when online' : 'Away from the computer');
  }
  return no(availability === 'online' ? 'Silent while at the computer' : 'Chosen only when offline');
}

function byEmail(
  { kind }: Meaning,
  { getsEmail, availability }: Settings,
  silenced: string | undefined,
): Answer {
  if (!getsEmail) {
    return no('Emails are off');
  }
  if (silenced) {
    return no(silenced);
  }
  if (kind !== 'direct' && kind !== 'mention') {
    return no('Only for mentions and direct messages');
  }
  return availability === 'online'
    ? no('Only after about 5 minutes away')
    : yes('After about 5 minutes away');
}

function badgeOf(event: ChatEvent, { kind, reason }: Meaning, { isMuted }: Settings): Outcome['badge'] {
  if (kind === 'direct' || kind === 'group') {
    return { kind: 'number', reason };
  }
  // A muted channel is grayed; only a direct mention still marks it.
  if (isMuted && event !== 'you') {
    return { kind: 'none', reason: 'The channel is muted' };
  }
  if (kind === 'unfollowed') {
    return { kind: 'none', reason };
  }
  return kind === 'mention'
    ? { kind: 'number', reason }
    : {
        kind: 'dot',
        reason: kind === 'reply' ? 'Unread, in the line “Threads”' : 'Unread, without a mention',
      };
}
