import { expect, test } from '@rstest/core';
import { dateInWords } from './dateInWords';

test('a day is written day first, whatever the time zone', () => {
  expect(dateInWords('1901-07-01')).toBe('1 July 1901');
  expect(dateInWords('2016-12-31')).toBe('31 December 2016');
});
