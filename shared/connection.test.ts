import { expect, test } from '@rstest/core';
import { savesData } from './connection.ts';

test('data is saved when the visitor asks for it and on a 2g connection', () => {
  expect(savesData({ effectiveType: '4g', saveData: true })).toBe(true);
  expect(savesData({ effectiveType: '2g', saveData: false })).toBe(true);
  expect(savesData({ effectiveType: 'slow-2g' })).toBe(true);
  expect(savesData({ effectiveType: '4g', saveData: false })).toBe(false);
  expect(savesData({})).toBe(false);
  expect(savesData(undefined)).toBe(false);
});
