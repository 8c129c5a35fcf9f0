import { expect, test } from '@rstest/core';
import { themeCheckSchema } from './schemas/themeCheckSchema';
import themeCheck from './themeCheck.json';

test('what the project has found in the theme has the form of an association’s facts', () => {
  expect(themeCheckSchema.safeParse(themeCheck).error).toBeUndefined();
  const criteria = themeCheck.notMet.map(({ criterion }) => criterion);
  expect(criteria).toEqual([...new Set(criteria)]);
});
