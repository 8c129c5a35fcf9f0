import { expect, test } from '@rstest/core';
import type { Meeting } from '../../shared/schemas/agendaSchema.ts';
import { makeCalendar } from './agenda.ts';

const association = {
  name: 'Toi, moi & nous',
  url: 'https://www.a.example/site/',
  changedMs: Date.parse('2026-11-28T05:07:32Z'),
};
const meeting: Meeting = {
  title: 'Open evening',
  day: '2027-01-14',
  from: '19:00',
  to: '21:30',
  place: 'Port',
};

/** Returns the lines of the calendar with some meetings, as they stand in the file. */
const makeLines = (...meetings: Meeting[]) => makeCalendar(meetings, association).split('\r\n');

/** Returns the values of a property in the calendar with some meetings, unfolded. */
const readValues = (property: string, ...meetings: Meeting[]) =>
  makeCalendar(meetings, association)
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter((line) => line.startsWith(`${property}:`))
    .map((line) => line.slice(property.length + 1));

test('a meeting is an event of a calendar, in UTC', () => {
  expect(makeLines(meeting)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Toi\\, moi & nous//Agenda//EN',
    'NAME:Toi\\, moi & nous',
    'X-WR-CALNAME:Toi\\, moi & nous',
    'BEGIN:VEVENT',
    'UID:2027-01-14-19-00-open-evening@www.a.example',
    'DTSTAMP:20261128T050732Z',
    'DTSTART:20270114T180000Z',
    'DTEND:20270114T203000Z',
    'SUMMARY:Open evening',
    'LOCATION:Port',
    'URL:https://www.a.example/site/docs/association#when-we-meet',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('what has a meaning in calendars is escaped', () => {
  const note = 'Bring: a pen, a cup; C:\\notes\nand\r\nyourself';
  expect(readValues('DESCRIPTION', { ...meeting, note })).toEqual([
    'Bring: a pen\\, a cup\\; C:\\\\notes\\nand\\nyourself',
  ]);
});

test('a meeting online has the address of the call as its place, or below its note', () => {
  const online = 'https://call.a.example/b';
  const onlyOnline = { ...meeting, place: undefined, online };
  expect(readValues('LOCATION', onlyOnline)).toEqual([online]);
  expect(readValues('DESCRIPTION', onlyOnline)).toEqual([]);
  const both = { ...meeting, online, note: 'Welcome.' };
  expect(readValues('LOCATION', both)).toEqual(['Port']);
  expect(readValues('DESCRIPTION', both)).toEqual([`Welcome.\\n${online}`]);
});

test('a line has 75 bytes at most, without its end, and no letter is cut', () => {
  for (const title of ['é'.repeat(200), `a${'é'.repeat(200)}`, 'x'.repeat(67), '🎉'.repeat(60)]) {
    const lines = makeLines({ ...meeting, title });
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(lines.join('\r\n')).not.toMatch(/\p{Surrogate}/u);
    expect(readValues('SUMMARY', { ...meeting, title })).toEqual([title]);
  }
  // SUMMARY: and 67 letters are 75 bytes.
  expect(makeLines({ ...meeting, title: 'x'.repeat(67) })).toContain(`SUMMARY:${'x'.repeat(67)}`);
  expect(makeLines({ ...meeting, title: 'x'.repeat(68) })).toContain(`SUMMARY:${'x'.repeat(67)}`);
});

test('the place and the end may change, and it stays the same event', () => {
  const [uid] = readValues('UID', meeting);
  expect(readValues('UID', { ...meeting, to: '22:00', place: 'Hall' })).toEqual([uid]);
  const others = [{ day: '2027-01-15' }, { from: '18:00' }, { title: 'Workshop' }];
  const uids = readValues('UID', meeting, ...others.map((change) => ({ ...meeting, ...change })));
  expect(new Set(uids).size).toBe(4);
});
