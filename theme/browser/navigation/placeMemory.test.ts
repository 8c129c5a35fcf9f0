import { expect, test } from '@rstest/core';
import { places, rememberPlace } from './placeMemory';

test('the places of the fifty entries that were left last are kept', () => {
  for (let entry = 1; entry <= 60; entry += 1) {
    rememberPlace(`entry ${entry}`);
  }
  rememberPlace('entry 11');
  rememberPlace('entry 61');
  expect(Object.keys(places)).toHaveLength(50);
  expect(places).not.toHaveProperty(['entry 12']);
  expect(places).toHaveProperty(['entry 11']);
  expect(places).toHaveProperty(['entry 61']);
});
