import { expect, test } from '@rstest/core';
import { numberInWords } from './numberInWords';

test('numbers are words up to twelve', () => {
  expect([1, 9, 12, 13].map(numberInWords)).toEqual(['one', 'nine', 'twelve', '13']);
});
