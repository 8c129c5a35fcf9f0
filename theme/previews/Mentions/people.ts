import { KEYWORD } from '../Notifications/events';
import { availabilities, defaults, type Settings } from '../Notifications/settings';

export interface Person {
  name: string;
  /** What stands after the @: lower-case letters without accents. */
  username: string;
  isMember: boolean;
  settings: Settings;
}

const person = (
  name: string,
  username: string,
  changed: Partial<Settings> = {},
  isMember = true,
): Person => ({
  name,
  username,
  isMember,
  settings: { ...defaults, ...changed },
});

/** The people of the example. Only Gaëlle is outside of the channel. */
export const people = [
  person('Amina', 'amina'),
  person('Bruno', 'bruno', { availability: 'away', hasKeyword: true }),
  person('Chloé', 'chloe', { availability: 'offline' }),
  person('David', 'david', { availability: 'dnd' }),
  person('Élise', 'elise', { isMuted: true }),
  person('Farid', 'farid', { ignoresChannelWide: true }),
  person('Gaëlle', 'gaelle', {}, false),
];

/** How a person stands to the channel, in a few words. */
export function stateOf({ isMember, settings }: Person): string {
  return [
    isMember ? availabilities[settings.availability] : 'Outside of the channel',
    settings.isMuted && 'muted the channel',
    settings.ignoresChannelWide && 'ignores channel mentions',
    settings.hasKeyword && `keyword “${KEYWORD}”`,
  ]
    .filter(Boolean)
    .join(', ');
}
