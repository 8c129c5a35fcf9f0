/** A message or a file of the imaginary team chat that the figure searches. */
export interface Sample {
  /** The name of a file; a message has none. */
  name?: string;
  /** The text of the message or of the file. */
  text: string;
  /** The author's username. */
  author: string;
  /** The channel's name in its address. */
  channel: string;
  /** Year, month and day, such as 2026-01-15. */
  day: string;
}

/** The display name of each username. */
export const people: Record<string, string> = { amina: 'Amina', bruno: 'Bruno', chloe: 'Chloé' };

/** The display name of each channel. */
export const channels: Record<string, string> = {
  treasury: 'Treasury',
  events: 'Events',
  'town-square': 'Town Square',
  'off-topic': 'Off-Topic',
};

/** The file extensions that the dropdown offers. */
export const extensions: Record<string, string> = { pdf: 'pdf', odt: 'odt', docx: 'docx' };

export const samples: Sample[] = [
  {
    author: 'bruno',
    channel: 'treasury',
    day: '2025-12-12',
    text: 'Here is a first draft of the budget for next year.',
  },
  {
    author: 'amina',
    channel: 'treasury',
    day: '2026-01-08',
    text: 'The budget for 2026 is ready. Please read it before the general meeting.',
  },
  {
    author: 'amina',
    channel: 'treasury',
    day: '2026-01-15',
    text: 'Second draft of the budget, with the new subscriptions.',
  },
  {
    author: 'chloe',
    channel: 'events',
    day: '2026-01-20',
    text: 'The general meeting is on March 7, in the library. #decision',
  },
  {
    author: 'bruno',
    channel: 'off-topic',
    day: '2026-02-03',
    text: 'My budget for cake at the meeting has no limit.',
  },
  {
    author: 'chloe',
    channel: 'town-square',
    day: '2026-02-10',
    text: 'Twelve people have subscribed since January. Welcome!',
  },
  {
    name: 'budget-2026.odt',
    author: 'amina',
    channel: 'treasury',
    day: '2026-01-08',
    text: 'Income, expenses, and what we keep for a new server.',
  },
  {
    name: 'poster.pdf',
    author: 'bruno',
    channel: 'events',
    day: '2026-02-05',
    text: 'General meeting, Saturday, March 7, in the library.',
  },
  {
    name: 'minutes.pdf',
    author: 'chloe',
    channel: 'events',
    day: '2026-03-09',
    text: 'Minutes of the general meeting: the budget is approved.',
  },
];
