import { expect, test } from '@rstest/core';
import { splitAtWord } from './splitAtWord';

test('a text that contains the word more than once keeps all its words', () => {
  expect(splitAtWord('Members, and guests of members, with an account', 'members')).toEqual([
    '',
    'Members',
    ', and guests of members, with an account',
  ]);
  expect(splitAtWord('Everyone; members pay nothing', 'members')).toEqual([
    'Everyone; ',
    'members',
    ' pay nothing',
  ]);
});

test('a text without the word stays whole', () => {
  expect(splitAtWord('Everyone', 'members')).toEqual(['Everyone', '', '']);
});
