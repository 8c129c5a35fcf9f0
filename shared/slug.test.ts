import { expect, test } from '@rstest/core';
import { makeSlug } from './slug';

test('the words of a title become an address that everybody can type', () => {
  expect(makeSlug('Réunion d’été')).toBe('reunion-d-ete');
  expect(makeSlug('Au cœur du réseau')).toBe('au-coeur-du-reseau');
  expect(makeSlug('Ex æquo !')).toBe('ex-aequo');
});
