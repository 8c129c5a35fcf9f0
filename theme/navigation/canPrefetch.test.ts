import { expect, test } from '@rstest/core';
import { canPrefetch } from './canPrefetch';

test('pages are fetched ahead unless data is saved or the connection is 2g', () => {
  expect(canPrefetch(undefined)).toBe(true);
  expect(canPrefetch({})).toBe(true);
  expect(canPrefetch({ effectiveType: '4g', saveData: false })).toBe(true);
  expect(canPrefetch({ effectiveType: '4g', saveData: true })).toBe(false);
  expect(canPrefetch({ effectiveType: '2g', saveData: false })).toBe(false);
  expect(canPrefetch({ effectiveType: 'slow-2g' })).toBe(false);
});
