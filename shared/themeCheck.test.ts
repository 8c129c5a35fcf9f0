import { expect, test } from '@rstest/core';
import { accessibility } from './schemas/accessibilitySchema';
import * as v from './schemas/values';
import themeCheck from './themeCheck.json';

test('what the project has found in the theme has the form of an association’s facts', () => {
  expect(v.day.safeParse(themeCheck.checkedOn).error).toBeUndefined();
  const { notMet } = accessibility.shape;
  expect(notMet.safeParse(themeCheck.notMet).error).toBeUndefined();
  const criteria = themeCheck.notMet.map(({ criterion }) => criterion);
  expect(criteria).toEqual([...new Set(criteria)]);
});
