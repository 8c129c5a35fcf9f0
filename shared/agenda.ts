import type { Meeting } from './schemas/agendaSchema.ts';

/** Where the clocks show the times of the agenda. */
const TIME_ZONE = 'Europe/Paris';

/**
 * Returns the offset of the clocks from UTC: `+02:00` in summer.
 *
 * @param timeMs in milliseconds since 1970
 */
function offsetAt(timeMs: number): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: TIME_ZONE,
    timeZoneName: 'longOffset',
  }).formatToParts(timeMs);
  return parts.find(({ type }) => type === 'timeZoneName')?.value.slice('GMT'.length) ?? '';
}

/**
 * Returns the time at which clocks show a day and a time of day, in milliseconds since 1970.
 *
 * @param day such as `2027-01-14`
 * @param timeOfDay such as `19:30`
 */
function clockTimeMs(day: string, timeOfDay: string): number {
  const timeMs = (offset: string) => Date.parse(`${day}T${timeOfDay}${offset}`);
  // The first call takes the clock time for UTC, so it asks for the offset an hour or two too late.
  // If the clocks change in between, the offset is wrong by an hour. The time that it gives is
  // still near enough for the second call to return the right offset.
  return timeMs(offsetAt(timeMs(offsetAt(timeMs('Z')))));
}

/** Returns when a meeting begins, in milliseconds since 1970. */
export const meetingStartMs = ({ day, from }: Meeting): number => clockTimeMs(day, from);

/** Returns when a meeting ends, in milliseconds since 1970. */
export const meetingEndMs = ({ day, to }: Meeting): number => clockTimeMs(day, to);

/**
 * Returns the meetings that are not over, the next one first.
 *
 * @param nowMs the time now, in milliseconds since 1970
 */
export const listComingMeetings = (agenda: readonly Meeting[], nowMs: number): Meeting[] =>
  agenda
    .filter((meeting) => meetingEndMs(meeting) > nowMs)
    .sort((one, other) => meetingStartMs(one) - meetingStartMs(other));
