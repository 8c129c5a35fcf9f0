/** What can happen in the chat; `you` is a mention of the person's own username. */
export type ChatEvent =
  | 'message'
  | 'direct'
  | 'group'
  | 'you'
  | 'channel'
  | 'here'
  | 'keyword'
  | 'followed'
  | 'unfollowed';

/** The example's word that a person can have among their notification keywords. */
export const KEYWORD = 'newsletter';

interface Example {
  /** The event as the dropdown lists it. */
  label: string;
  /** Where Chloé writes the message. */
  place: string;
  text: string;
  /** The part of `text` that mentions somebody. */
  mention?: string;
  /** What the same event is to the two teammates; undefined if they do not see the message. */
  eventForTeammates?: ChatEvent;
}

const channel = 'in the channel Events';

export const examples: Record<ChatEvent, Example> = {
  message: {
    label: 'a message in a channel',
    place: channel,
    text: 'The room is booked for Tuesday.',
    eventForTeammates: 'message',
  },
  direct: { label: 'a direct message', place: 'direct message to you', text: 'Do you have a minute?' },
  group: {
    label: 'a group message',
    place: 'group message to you, Amina, and Bruno',
    text: 'Shall the four of us meet before?',
    eventForTeammates: 'group',
  },
  you: {
    label: '@you',
    place: channel,
    text: '@you Can you open the room?',
    mention: '@you',
    eventForTeammates: 'message',
  },
  channel: {
    label: '@channel or @all',
    place: channel,
    text: '@channel The meeting moves to 6 p.m.',
    mention: '@channel',
    eventForTeammates: 'channel',
  },
  here: {
    label: '@here',
    place: channel,
    text: '@here Is somebody at the office?',
    mention: '@here',
    eventForTeammates: 'here',
  },
  keyword: {
    label: `a message with the word “${KEYWORD}”`,
    place: channel,
    text: `The ${KEYWORD} leaves tomorrow.`,
    mention: KEYWORD,
    eventForTeammates: 'keyword',
  },
  followed: {
    label: 'a reply in a thread that you follow',
    place: 'reply in a thread that you, Amina, and Bruno follow',
    text: 'Thank you, I added it to the list.',
    eventForTeammates: 'followed',
  },
  unfollowed: {
    label: 'a reply in a thread that you do not follow',
    place: 'reply in a thread that none of you follows',
    text: 'Thank you, I added it to the list.',
    eventForTeammates: 'unfollowed',
  },
};
