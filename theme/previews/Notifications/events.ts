/** What can happen in the chat. */
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

/** The word of the example that can be one of somebody's keywords. */
export const KEYWORD = 'newsletter';

interface Example {
  /** What happens, as it is offered to be chosen. */
  label: string;
  /** Where Chloé writes it. */
  place: string;
  text: string;
  /** The part of `text` that calls somebody. */
  call?: string;
  /** What it is to the other two; nothing if they do not see it. */
  others?: ChatEvent;
}

const channel = 'in the channel Events';

export const examples: Record<ChatEvent, Example> = {
  message: {
    label: 'a message in a channel',
    place: channel,
    text: 'The room is booked for Tuesday.',
    others: 'message',
  },
  direct: { label: 'a direct message', place: 'direct message to you', text: 'Do you have a minute?' },
  group: {
    label: 'a group message',
    place: 'group message to you, Amina, and Bruno',
    text: 'Shall the four of us meet before?',
    others: 'group',
  },
  you: {
    label: '@you',
    place: channel,
    text: '@you Can you open the room?',
    call: '@you',
    others: 'message',
  },
  channel: {
    label: '@channel or @all',
    place: channel,
    text: '@channel The meeting moves to 6 p.m.',
    call: '@channel',
    others: 'channel',
  },
  here: {
    label: '@here',
    place: channel,
    text: '@here Is somebody at the office?',
    call: '@here',
    others: 'here',
  },
  keyword: {
    label: `a message with the word “${KEYWORD}”`,
    place: channel,
    text: `The ${KEYWORD} leaves tomorrow.`,
    call: KEYWORD,
    others: 'keyword',
  },
  followed: {
    label: 'a reply in a thread that you follow',
    place: 'reply in a thread that you, Amina, and Bruno follow',
    text: 'Thank you, I added it to the list.',
    others: 'followed',
  },
  unfollowed: {
    label: 'a reply in a thread that you do not follow',
    place: 'reply in a thread that none of you follows',
    text: 'Thank you, I added it to the list.',
    others: 'unfollowed',
  },
};
