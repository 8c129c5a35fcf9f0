import { expect, test } from '@rstest/core';
import { splitWords } from '../../shared/words';
import { normalizeQuery } from './engine';

test('a letter and its accent in two characters are one letter', () => {
  expect(splitWords(normalizeQuery('e\u0301quipe')).map(({ term }) => term)).toEqual(['equipe']);
});

test('of a long text, the beginning is looked for', () => {
  expect(normalizeQuery('a'.repeat(100_000))).toHaveLength(200);
});
