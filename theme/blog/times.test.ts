import { expect, test } from '@rstest/core';
import { localTimes, timesOf } from './times';

const minute = (text: string) => Date.parse(`${text}Z`);
const period = (from: string, to?: string) => ({ from: minute(from), to: to ? minute(to) : undefined });
const ahead = (hours: number) => () => hours * 3_600_000;

test('times are shown in UTC, the second with its day only where that is another one', () => {
  expect(timesOf(period('2026-03-02T23:10', '2026-03-03T00:11'))).toEqual({
    from: { dateTime: '2026-03-02T23:10Z', text: 'March 2, 2026, 23:10' },
    to: { dateTime: '2026-03-03T00:11Z', text: 'March 3, 2026, 00:11 UTC' },
  });
  expect(timesOf(period('2026-03-02T08:10')).from.text).toBe('March 2, 2026, 08:10 UTC');
});

test('the visitor’s times are told where they are others, with their days where those are others', () => {
  const day = period('2026-03-02T08:10', '2026-03-02T10:45');
  expect(localTimes(day, ahead(0))).toBe('');
  expect(localTimes(day, ahead(1))).toBe('09:10 to 11:45 your time');
  expect(localTimes(day, ahead(-10))).toBe('March 1, 2026, 22:10 to March 2, 2026, 00:45 your time');
  expect(localTimes(day, ahead(-11))).toBe('March 1, 2026, 21:10 to 23:45 your time');
  expect(localTimes(period('2026-03-02T23:30'), ahead(5.5))).toBe('March 3, 2026, 05:00 your time');
  const night = period('2026-03-02T20:00', '2026-03-03T01:00');
  expect(localTimes(night, ahead(2))).toBe('22:00 to 03:00 your time');
  expect(localTimes(night, ahead(5))).toBe('March 3, 2026, 01:00 to 06:00 your time');
});

test('where clocks change in between, each time is by the clock of then', () => {
  const night = period('2026-03-29T00:30', '2026-03-29T01:30');
  const paris = (time: number) => (time < minute('2026-03-29T01:00') ? 3_600_000 : 7_200_000);
  expect(localTimes(night, paris)).toBe('01:30 to 03:30 your time');
  // In London the clock shows UTC until then.
  expect(localTimes(night, (time) => paris(time) - 3_600_000)).toBe('00:30 to 02:30 your time');
});
