import { KEYWORD } from '../Notifications/events';

/**
 * The messages that the dropdown offers. The author of `edited` adds the mention by editing a
 * message that is already sent.
 */
export const mentionExamples = {
  amina: { label: '@amina, one person', text: '@amina Can you open the room on Tuesday?' },
  name: { label: '“Amina”, her name without @', text: 'Amina, can you open the room on Tuesday?' },
  channel: { label: '@channel, every member', text: '@channel The meeting moves to 6 pm.' },
  all: { label: '@all, every member', text: '@all The meeting moves to 6 pm.' },
  here: { label: '@here, members online', text: '@here Is somebody at the office?' },
  keyword: { label: `“${KEYWORD}”, Bruno’s keyword`, text: `The ${KEYWORD} leaves tomorrow.` },
  outside: { label: '@gaelle, not a member', text: '@gaelle Would you like to join us?' },
  unknown: { label: '@everyone, nobody’s name', text: '@everyone Thank you for today!' },
  edited: { label: '@amina, added by editing', text: '@amina Can you open the room on Tuesday?' },
  own: { label: 'your own words', text: '' },
};

export type MentionExampleName = keyof typeof mentionExamples;
