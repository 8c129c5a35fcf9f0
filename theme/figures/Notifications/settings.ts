/**
 * The notification settings of one person, and the person's availability. Words in “” are
 * Mattermost's labels.
 */
export interface Settings {
  /** The setting “Send notifications for”, which applies to computer and phone. */
  level: 'all' | 'mentions' | 'nothing';
  /**
   * The setting “Notify me about replies to threads I'm following”, for computer and phone. It
   * exists only for the level `mentions`.
   */
  notifiesOfReplies: boolean;
  /** The setting “Trigger mobile notifications when I am”. */
  phoneTrigger: 'always' | 'away' | 'offline';
  /** The setting “Email notifications”. */
  sendsEmail: boolean;
  /** The setting “Notify me about replies to threads I'm following”, for emails. */
  emailsReplies: boolean;
  /** Whether `KEYWORD` is among the “Keywords that trigger notifications”. */
  hasKeyword: boolean;
  /** The setting “Mute channel”. */
  isMuted: boolean;
  /** The setting “Ignore mentions for @channel, @here and @all”. */
  ignoresChannelMentions: boolean;
  availability: 'online' | 'away' | 'offline' | 'dnd';
}

/**
 * The settings of a new account of Mattermost, for a person at the computer. Accounts from before
 * Mattermost 10.3 have `away` for `phoneTrigger`.
 *
 * Source: `SetDefaultNotifications` in server/public/model/user.go of mattermost/mattermost.
 */
export const defaultSettings: Settings = {
  level: 'mentions',
  notifiesOfReplies: true,
  phoneTrigger: 'always',
  sendsEmail: true,
  emailsReplies: true,
  hasKeyword: false,
  isMuted: false,
  ignoresChannelMentions: false,
  availability: 'online',
};

/** The choices of “Send notifications for”, as Mattermost words them. */
export const levels: Record<Settings['level'], string> = {
  all: 'All new messages',
  mentions: 'Mentions, direct messages, and group messages',
  nothing: 'Nothing',
};

/** The choices of “Trigger mobile notifications when I am”, as Mattermost words them. */
export const phoneTriggers: Record<Settings['phoneTrigger'], string> = {
  always: 'Online, away, or offline',
  away: 'Away or offline',
  offline: 'Offline',
};

export const availabilities: Record<Settings['availability'], string> = {
  online: 'Online',
  away: 'Away',
  offline: 'Offline',
  dnd: 'Do not disturb',
};

/** Two people besides the visitor, with settings that the visitor cannot change. */
export const teammates: { name: string; description: string; settings: Settings }[] = [
  { name: 'Amina', description: 'Online, default settings', settings: defaultSettings },
  {
    name: 'Bruno',
    description: 'Online, chose “Nothing”',
    settings: { ...defaultSettings, level: 'nothing' },
  },
];
