/** A message or a file of the imaginary team chat that the figure searches. */
export interface Sample {
  /** The name of a file; a message has none. */
  name: string | undefined;
  /** The text of the message or of the file. */
  text: string;
  /** The author's username. */
  author: string;
  /** The channel's name in its address, such as `town-square`. */
  channel: string;
  /** The year, month and day, such as 2026-01-15. */
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

/** One sample on each line: its author, channel, day and text. A file also has its name. */
const sampleRows = `
bruno | treasury | 2025-12-12 | Here is a first draft of the budget for next year.
amina | treasury | 2026-01-08 | The budget for 2026 is ready. Please read it before the general meeting.
amina | treasury | 2026-01-15 | Second draft of the budget, with the new subscriptions.
chloe | events | 2026-01-20 | The general meeting is on March 7, in the library. #decision
bruno | off-topic | 2026-02-03 | My budget for cake at the meeting has no limit.
chloe | town-square | 2026-02-10 | Twelve people have subscribed since January. Welcome!
amina | treasury | 2026-01-08 | Income, expenses, and what we keep for a new server. | budget-2026.odt
bruno | events | 2026-02-05 | General meeting, Saturday, March 7, in the library. | poster.pdf
chloe | events | 2026-03-09 | Minutes of the general meeting: the budget is approved. | minutes.pdf
`;

export const samples = sampleRows
  .trim()
  .split('\n')
  .map((row): Sample => {
    const [author = '', channel = '', day = '', text = '', name] = row.split(' | ');
    return { author, channel, day, text, name };
  });
