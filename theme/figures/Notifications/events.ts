/** The word in the examples that a person can choose as a notification keyword. */
export const KEYWORD = 'newsletter';

/** An event of the chat, with the message that causes it. */
export interface EventExample {
  /** The event, as the dropdown lists it. */
  label: string;
  /** The message that Chloé writes. */
  text: string;
  /** The place where she writes it, if that is not the channel Events itself. */
  place?: string;
}

/**
 * The events that can happen in the chat, with an example of each. `you` is a mention of the
 * person's own username.
 */
export const eventExamples = {
  message: { label: 'a message in a channel', text: 'The room is booked for Tuesday.' },
  direct: {
    label: 'a direct message',
    text: 'Do you have a minute?',
    place: 'direct message to you',
  },
  group: {
    label: 'a group message',
    text: 'Shall the four of us meet before?',
    place: 'group message to you, Amina, and Bruno',
  },
  you: { label: '@you', text: '@you Can you open the room?' },
  channel: { label: '@channel or @all', text: '@channel The meeting moves to 6 pm.' },
  here: { label: '@here', text: '@here Is somebody at the office?' },
  keyword: {
    label: `a message with the word “${KEYWORD}”`,
    text: `The ${KEYWORD} leaves tomorrow.`,
  },
  followed: {
    label: 'a reply in a thread that you follow',
    text: 'Thank you, I added it to the list.',
    place: 'reply in a thread that you, Amina, and Bruno follow',
  },
  unfollowed: {
    label: 'a reply in a thread that you do not follow',
    text: 'Thank you, I added it to the list.',
    place: 'reply in a thread that none of you follows',
  },
} satisfies Record<string, EventExample>;

export type ChatEvent = keyof typeof eventExamples;

/**
 * Returns what an event is for the other people of the example; undefined if they do not see the
 * message. For them, a mention of the visitor is an ordinary message.
 */
export function eventForOthers(event: ChatEvent): ChatEvent | undefined {
  if (event === 'direct') {
    return undefined;
  }
  return event === 'you' ? 'message' : event;
}
