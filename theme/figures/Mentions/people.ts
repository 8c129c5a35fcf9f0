import { KEYWORD } from '../Notifications/events';
import { availabilities, defaultSettings, type Settings } from '../Notifications/settings';

/** A person of the example. */
export interface Person {
  name: string;
  /** The name after the @, in lower-case letters without accents. */
  username: string;
  /** Whether the person belongs to the channel. */
  isMember: boolean;
  settings: Settings;
}

const createPerson = (
  name: string,
  username: string,
  changedSettings: Partial<Settings> = {},
  isMember = true,
): Person => ({ name, username, isMember, settings: { ...defaultSettings, ...changedSettings } });

/** The people of the example. All but Gaëlle are members of the channel. */
export const people = [
  createPerson('Amina', 'amina'),
  createPerson('Bruno', 'bruno', { availability: 'away', hasKeyword: true }),
  createPerson('Chloé', 'chloe', { availability: 'offline' }),
  createPerson('David', 'david', { availability: 'dnd' }),
  createPerson('Élise', 'elise', { isMuted: true }),
  createPerson('Farid', 'farid', { ignoresChannelMentions: true }),
  createPerson('Gaëlle', 'gaelle', {}, false),
];

/** Returns a person's availability, membership and unusual settings, in a few words. */
export function describePerson({ isMember, settings }: Person): string {
  return [
    isMember ? availabilities[settings.availability] : 'Outside of the channel',
    settings.isMuted && 'muted the channel',
    settings.ignoresChannelMentions && 'ignores channel mentions',
    settings.hasKeyword && `keyword “${KEYWORD}”`,
  ]
    .filter(Boolean)
    .join(', ');
}
