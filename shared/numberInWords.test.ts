import { expect, test } from '@rstest/core';
import { spellCount, spellNumber } from './numberInWords';

test('numbers are words up to twelve', () => {
  expect([1, 9, 12, 13].map(spellNumber)).toEqual(['one', 'nine', 'twelve', '13']);
});

test('a noun is in the singular after one alone', () => {
  expect([1, 0, 9].map((count) => spellCount(count, 'service'))).toEqual([
    'one service',
    'no services',
    'nine services',
  ]);
});
