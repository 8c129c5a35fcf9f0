import { expect, test } from '@rstest/core';
import { isInEea } from './eea.ts';

test('countries of the European Economic Area are known in any case, with spaces around and an article', () => {
  for (const country of ['France', 'france ', 'The Netherlands', 'CZECH REPUBLIC']) {
    expect(isInEea(country), country).toBe(true);
  }
  for (const country of ['Switzerland', 'Canada', '']) {
    expect(isInEea(country), country).toBe(false);
  }
});
