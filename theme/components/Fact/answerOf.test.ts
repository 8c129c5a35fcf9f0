import { expect, test } from '@rstest/core';
import { answerOf } from './answerOf';

test('what is not known is neither said nor denied', () => {
  expect([true, 'https://a.example/', ['8.4'], 0].map(answerOf)).toEqual(['yes', 'yes', 'yes', 'yes']);
  expect([false, []].map(answerOf)).toEqual(['no', 'no']);
  expect(answerOf(undefined)).toBe('unknown');
});
