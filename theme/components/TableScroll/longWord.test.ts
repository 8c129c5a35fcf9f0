import { expect, test } from '@rstest/core';
import { hasLongWord } from './longWord';

test('a word of many letters is long, many words are not', () => {
  expect(hasLongWord('Our Quellcodeverwaltung')).toBe(true);
  expect(hasLongWord('Koumoul ar Restroù evit an holl')).toBe(false);
});
