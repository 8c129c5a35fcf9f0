import { expect, test } from '@rstest/core';
import { countInWords, numberInWords } from './numberInWords';

test('numbers are words up to twelve', () => {
  expect([1, 9, 12, 13].map(numberInWords)).toEqual(['one', 'nine', 'twelve', '13']);
});

test('a noun is in the singular after one alone', () => {
  expect([1, 0, 9].map((count) => countInWords(count, 'service'))).toEqual([
    'one service',
    'no services',
    'nine services',
  ]);
});
