/** What one person has chosen, and whether this person is there. */
export interface Settings {
  /** “Send notifications for”, which holds for computer and phone. */
  level: 'all' | 'mentions' | 'nothing';
  /** “Notify me about replies to threads I'm following”. */
  isToldOfReplies: boolean;
  /** “Trigger mobile notifications when I am”. */
  phoneWhen: 'always' | 'away' | 'offline';
  getsEmail: boolean;
  /** Whether the word of the example is among the “Keywords that trigger notifications”. */
  hasKeyword: boolean;
  isMuted: boolean;
  ignoresChannelWide: boolean;
  availability: 'online' | 'away' | 'offline' | 'dnd';
}

/**
 * What Mattermost does for who has changed nothing, at the computer. Replies are not
 * among what alerts by default; that a phone is silent while a computer is in use holds
 * “unless you choose” otherwise, so the second choice stands for the default.
 */
export const defaults: Settings = {
  level: 'mentions',
  isToldOfReplies: false,
  phoneWhen: 'away',
  getsEmail: true,
  hasKeyword: false,
  isMuted: false,
  ignoresChannelWide: false,
  availability: 'online',
};

/** The words of Mattermost's own panel. */
export const levels: Record<Settings['level'], string> = {
  all: 'All new messages',
  mentions: 'Mentions, direct messages, and group messages',
  nothing: 'Nothing',
};

export const phoneTimes: Record<Settings['phoneWhen'], string> = {
  always: 'Online, away, or offline',
  away: 'Away or offline',
  offline: 'Offline',
};

export const availabilities: Record<Settings['availability'], string> = {
  online: 'Online',
  away: 'Away',
  offline: 'Offline',
  dnd: 'Do Not Disturb',
};
