import { expect, test } from '@rstest/core';
import { slugOf } from './slug';

test('the words of a title become an address that everybody can type', () => {
  expect(slugOf('Réunion d’été')).toBe('reunion-d-ete');
  expect(slugOf('Au cœur du réseau')).toBe('au-coeur-du-reseau');
  expect(slugOf('Ex æquo !')).toBe('ex-aequo');
});
