import type { ChatEvent } from './events';
import type { Settings } from './settings';

/** What an event is to one person: a call that was not for them is an ordinary message. */
export interface Meaning {
  kind: 'direct' | 'group' | 'mention' | 'message' | 'reply' | 'unfollowed';
  /** What it is, or why it is no more than that: a few words without a full stop. */
  reason: string;
}

/**
 * What an event is to somebody with these settings, before it is asked which alerts
 * they want. Rules: the pages of Mattermost's guide on mentions and on notifications
 * of one channel.
 */
export function meaningOf(
  event: ChatEvent,
  { availability, hasKeyword, ignoresChannelWide }: Settings,
): Meaning {
  switch (event) {
    case 'direct':
      return { kind: 'direct', reason: 'A direct message' };
    case 'group':
      return { kind: 'group', reason: 'A group message' };
    case 'you':
      return { kind: 'mention', reason: 'Mention by name' };
    case 'here':
      // Only who is online is called; the others find no mention later.
      if (availability !== 'online') {
        return { kind: 'message', reason: '@here is for people who are online' };
      }
      return channelWide(ignoresChannelWide, 'Mention of who is online');
    case 'channel':
      return channelWide(ignoresChannelWide, 'Mention of the whole channel');
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

const channelWide = (isIgnored: boolean, reason: string): Meaning =>
  isIgnored ? { kind: 'message', reason: 'Channel mentions are ignored here' } : { kind: 'mention', reason };
