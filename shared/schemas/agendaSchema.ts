import { z } from 'zod';
import * as v from './values.ts';

const TIME_MESSAGE = 'must be a time of day, such as 19:30 or 09:00';
const timeOfDay = z.string(TIME_MESSAGE).regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, {
  error: TIME_MESSAGE,
  // Without `abort`, a wrong value would also be compared with the other time.
  abort: true,
});

/** The schema of a meeting to which everybody may come. */
const meeting = z
  .strictObject({
    title: v.text.describe('What it is, as in “Open evening”.'),
    day: v.pastOrFutureDay.describe('Day of the meeting.'),
    from: timeOfDay.describe('When it begins, by the clocks in Paris.'),
    to: timeOfDay.describe('When it ends, on the same day, by the clocks in Paris.'),
    place: v.text
      .optional()
      .describe('Where people meet, with the address. Left out where they meet only online.'),
    online: v.webAddress
      .optional()
      .describe('Web address of the call. Left out where there is none.'),
    note: v.text
      .optional()
      .describe('What else people should know, as in “Bring your phone.”. Left out if nothing.'),
  })
  .refine(({ from, to }) => from < to, { path: ['to'], error: 'must be later than from' })
  .refine(({ place, online }) => place ?? online, {
    path: ['place'],
    error: 'is missing: say where people meet, or write online and the address of the call',
  });

/** The schema of the list of meetings to which everybody may come. Their order does not matter. */
export const agenda = z.array(meeting);

export type Meeting = z.infer<typeof meeting>;
