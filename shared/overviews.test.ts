import { expect, test } from '@rstest/core';
import { isOverview } from './overviews';

test('the home page and the overviews of each version are overviews, other pages are none', () => {
  for (const path of ['/', '/docs/', '/docs/services', '/v1/', '/v1/docs/', '/v1/docs/services']) {
    expect(isOverview(path), path).toBe(true);
  }
  for (const path of ['/cgu', '/docs/services/pad', '/v1/docs/services/pad', '/docs/association']) {
    expect(isOverview(path), path).toBe(false);
  }
});
