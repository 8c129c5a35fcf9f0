import { expect, test } from '@rstest/core';
import { isOverview } from './overviews';

test('the home page and the overviews of each version are overviews, other pages are none', () => {
  expect(isOverview('/', '')).toBe(true);
  expect(isOverview('/docs/services', '')).toBe(true);
  expect(isOverview('/docs/', 'v2')).toBe(true);
  expect(isOverview('/v1/docs/', 'v1')).toBe(true);
  expect(isOverview('/v1/docs/services', 'v1')).toBe(true);
  expect(isOverview('/v1/docs/services/pad', 'v1')).toBe(false);
  expect(isOverview('/docs/services/pad', '')).toBe(false);
});
