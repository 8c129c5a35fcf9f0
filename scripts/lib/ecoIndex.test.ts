import { expect, test } from '@rstest/core';
import { ecoIndex } from './ecoIndex.mjs';

test('the smallest page has 100 points, the largest none', () => {
  expect(ecoIndex({ elements: 0, requests: 0, kB: 0 })).toEqual({ score: 100, grade: 'A' });
  expect(ecoIndex({ elements: 1e6, requests: 1e6, kB: 1e6 })).toEqual({ score: 0, grade: 'G' });
});

test('each measure counts by its quantile, elements three times, requests twice', () => {
  // 328 is in the middle of quantile 5, 2 at the beginning of quantile 1, 144.7 at that of quantile 2.
  expect(ecoIndex({ elements: 328, requests: 2, kB: 144.7 }).score).toBeCloseTo(
    100 - (5 * (3 * 5.5 + 2 * 1 + 2)) / 6,
  );
  expect(ecoIndex({ elements: 328, requests: 2, kB: 144.7 }).grade).toBe('A');
  expect(ecoIndex({ elements: 700, requests: 10, kB: 100 }).grade).toBe('C');
});
