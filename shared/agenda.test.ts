import { expect, test } from '@rstest/core';
import { listComingMeetings, meetingEndMs, meetingStartMs } from './agenda.ts';

const makeMeeting = (day: string, from = '19:00', to = '21:00') => ({
  title: 'Evening',
  day,
  from,
  to,
  place: 'Port',
});

/** Returns the time in UTC at which a meeting begins. */
const startOf = (day: string, from: string) =>
  new Date(meetingStartMs(makeMeeting(day, from))).toISOString().slice(0, 16);

test('times are those of the clocks in Paris, in winter and in summer', () => {
  expect(startOf('2027-01-14', '19:30')).toBe('2027-01-14T18:30');
  expect(startOf('2027-07-14', '19:30')).toBe('2027-07-14T17:30');
  expect(startOf('2027-07-14', '00:30')).toBe('2027-07-13T22:30');
  expect(meetingEndMs(makeMeeting('2027-01-14'))).toBe(Date.parse('2027-01-14T20:00Z'));
});

test('times are right on both sides of a change of the clocks', () => {
  expect(startOf('2027-03-28', '01:30')).toBe('2027-03-28T00:30');
  expect(startOf('2027-03-28', '03:30')).toBe('2027-03-28T01:30');
  expect(startOf('2027-10-31', '01:30')).toBe('2027-10-30T23:30');
  expect(startOf('2027-10-31', '03:30')).toBe('2027-10-31T02:30');
});

test('a meeting is listed until its end, the next one first', () => {
  const late = makeMeeting('2027-05-06');
  const early = makeMeeting('2027-05-05');
  const past = makeMeeting('2027-05-04');
  const listAt = (time: string) => listComingMeetings([late, past, early], Date.parse(time));
  expect(listAt('2027-05-04T18:59:59Z')).toEqual([past, early, late]);
  expect(listAt('2027-05-04T19:00:00Z')).toEqual([early, late]);
  expect(listAt('2027-05-06T19:00:00Z')).toEqual([]);
});
