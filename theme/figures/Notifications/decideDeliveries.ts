import { type Classification, classifyEvent } from './classifyEvent';
import type { ChatEvent } from './events';
import type { Settings } from './settings';

/** Whether Mattermost sends a notification, and the reason in a few words without a full stop. */
export interface Delivery {
  isSent: boolean;
  reason: string;
}

/**
 * The ways to alert a person; they are not channels of the chat. The sidebar is not one of these
 * ways, because it alerts nobody.
 */
export type DeliveryChannel = 'computer' | 'phone' | 'email';

/** How one event alerts a person in each way, and how the sidebar shows it. */
export interface Deliveries extends Record<DeliveryChannel, Delivery> {
  /** A number beside a name, a name in bold, or no sign at all. */
  sidebar: { kind: 'number' | 'bold' | 'none'; reason: string };
}

const sentBecause = (reason: string): Delivery => ({ isSent: true, reason });
const notSentBecause = (reason: string): Delivery => ({ isSent: false, reason });

/**
 * The availabilities in which Mattermost alerts the phone, for each choice of “Trigger mobile
 * notifications when I am”.
 */
const phoneAvailabilities: Record<Settings['phoneTrigger'], Settings['availability'][]> = {
  always: ['online', 'away', 'offline'],
  away: ['away', 'offline'],
  offline: ['offline'],
};

/**
 * Decides how Mattermost notifies one person of an event.
 *
 * @param settings the settings of that person
 * @returns whether computer, phone and email alert the person, and the sign in the sidebar
 */
export function decideDeliveries(event: ChatEvent, settings: Settings): Deliveries {
  const classifiedEvent = classifyEvent(event, settings);
  const silenceReason = findSilenceReason(event, settings);
  const suppressionReason = findSuppressionReason(classifiedEvent, settings);
  const noComputerAlertReason = silenceReason ?? suppressionReason;
  // When the server sends a push to the followers of a thread, it does not check whether they have
  // muted the channel of the thread.
  const phoneIgnoresMuting = event === 'followed' && settings.availability !== 'dnd';
  const noPhoneAlertReason = phoneIgnoresMuting ? suppressionReason : noComputerAlertReason;
  return {
    computer: noComputerAlertReason
      ? notSentBecause(noComputerAlertReason)
      : decideComputerAlert(classifiedEvent, settings),
    phone: noPhoneAlertReason ? notSentBecause(noPhoneAlertReason) : decidePhoneAlert(settings),
    email: decideEmail(classifiedEvent, settings, silenceReason),
    sidebar: decideSidebarSign(classifiedEvent, settings),
  };
}

/**
 * Returns why “Do not disturb” or a muted channel silences computer, phone and email; undefined if
 * neither does.
 */
function findSilenceReason(
  event: ChatEvent,
  { availability, isMuted }: Settings,
): string | undefined {
  if (availability === 'dnd') {
    return 'Do not disturb stops alerts';
  }
  // Direct and group messages do not arrive in this channel, so muting it does not affect them.
  return isMuted && event !== 'direct' && event !== 'group' ? 'The channel is muted' : undefined;
}

/**
 * Returns why the person's choices suppress alerts on computer and phone; undefined if they do not.
 * Emails have a setting of their own.
 */
function findSuppressionReason(
  { kind, reason }: Classification,
  { level, notifiesOfReplies }: Settings,
): string | undefined {
  if (kind === 'unfollowed') {
    return reason;
  }
  if (level === 'nothing') {
    return '“Nothing” is chosen';
  }
  if (level === 'all') {
    return undefined;
  }
  if (kind === 'reply') {
    return notifiesOfReplies ? undefined : 'Replies are not ticked';
  }
  return kind === 'message' ? reason : undefined;
}

function decideComputerAlert(
  { kind, reason }: Classification,
  { availability }: Settings,
): Delivery {
  if (availability === 'offline') {
    return notSentBecause('No browser or app is open');
  }
  return sentBecause(kind === 'message' ? 'All new messages are chosen' : reason);
}

function decidePhoneAlert({ phoneTrigger, availability }: Settings): Delivery {
  if (phoneAvailabilities[phoneTrigger].includes(availability)) {
    return sentBecause(
      availability === 'online' ? 'Even when online, in another channel' : 'Away from the computer',
    );
  }
  return notSentBecause(
    availability === 'online' ? 'Silent while at the computer' : 'Chosen only when offline',
  );
}

function decideEmail(
  { kind }: Classification,
  { sendsEmail, emailsReplies, availability }: Settings,
  silenceReason: string | undefined,
): Delivery {
  if (!sendsEmail) {
    return notSentBecause('Emails are off');
  }
  if (silenceReason) {
    return notSentBecause(silenceReason);
  }
  if (kind === 'message' || kind === 'unfollowed') {
    return notSentBecause('No email for other messages');
  }
  if (kind === 'reply' && !emailsReplies) {
    return notSentBecause('Replies are not ticked for emails');
  }
  return availability === 'online'
    ? notSentBecause('No email while online')
    : sentBecause('Away or offline');
}

function decideSidebarSign(
  { kind, reason }: Classification,
  { isMuted }: Settings,
): Deliveries['sidebar'] {
  if (kind === 'direct' || kind === 'group' || kind === 'mention') {
    return { kind: 'number', reason };
  }
  if (kind === 'unfollowed') {
    return { kind: 'none', reason };
  }
  // The line “Threads” counts followed threads of muted channels, too.
  if (kind === 'reply') {
    return { kind: 'bold', reason: 'Unread, in the line “Threads”' };
  }
  // Mattermost grays a muted channel. Only a mention by name or keyword still puts a number on it.
  return isMuted
    ? { kind: 'none', reason: 'The channel is muted' }
    : { kind: 'bold', reason: 'Unread, without a mention' };
}
