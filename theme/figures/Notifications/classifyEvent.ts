import type { ChatEvent } from './events';
import type { Settings } from './settings';

/**
 * What an event is for one person, and why. A mention that does not apply to the person is an
 * ordinary message.
 */
export interface Classification {
  kind: 'direct' | 'group' | 'mention' | 'message' | 'reply' | 'unfollowed';
  /** The reason for this kind, in a few words without a full stop. */
  reason: string;
}

/**
 * Finds out what an event is for a person with these settings. The level, and the settings for
 * phone and email, have no influence here.
 *
 * Source: server/channels/app/notification.go of mattermost/mattermost.
 */
export function classifyEvent(
  event: ChatEvent,
  { availability, hasKeyword, isMuted, ignoresChannelMentions }: Settings,
): Classification {
  switch (event) {
    case 'direct':
      return { kind: 'direct', reason: 'A direct message' };
    case 'group':
      return { kind: 'group', reason: 'A group message' };
    case 'you':
      return { kind: 'mention', reason: 'Mention by name' };
    case 'here':
      // @here mentions only people who are online. Other people do not find a mention later either.
      if (availability !== 'online') {
        return { kind: 'message', reason: '@here is for people who are online' };
      }
      return classifyChannelMention(isMuted || ignoresChannelMentions, 'Mention of who is online');
    case 'channel':
      // In a muted channel, Mattermost ignores @channel, @all and @here.
      return classifyChannelMention(
        isMuted || ignoresChannelMentions,
        'Mention of the whole channel',
      );
    case 'keyword':
      return hasKeyword
        ? { kind: 'mention', reason: 'One of the keywords' }
        : { kind: 'message', reason: 'Not one of the keywords' };
    case 'followed':
      return { kind: 'reply', reason: 'A reply in a followed thread' };
    case 'unfollowed':
      return { kind: 'unfollowed', reason: 'The thread is not followed' };
    case 'message':
      return { kind: 'message', reason: 'Not mentioned' };
  }
}

const classifyChannelMention = (isIgnored: boolean, reason: string): Classification =>
  isIgnored
    ? { kind: 'message', reason: 'Channel mentions are ignored here' }
    : { kind: 'mention', reason };
