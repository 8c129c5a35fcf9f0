import { expect, test } from '@rstest/core';
import { findWordsOfAddress } from './wordsOfAddress';

test('the words of the last part of an address', () => {
  const wordsByAddress = {
    '/docs/services/mailing_list.html': 'mailing list',
    '/no-such-page/': 'no such page',
    '/d%C3%A9graisser': 'dégraisser',
    '/%E0%A4%A': 'E0 A4 A',
    '/': '',
  };
  expect(Object.keys(wordsByAddress).map(findWordsOfAddress)).toEqual(
    Object.values(wordsByAddress),
  );
});
