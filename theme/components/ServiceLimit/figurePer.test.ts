import { expect, test } from '@rstest/core';
import { figurePer } from './figurePer';

test('finds the figure and its unit', () => {
  const limits = '250 accounts, software limit; 50 members per team and 1,000.5 MB per file, set by us';
  expect(figurePer(limits, 'file')).toBe('1,000.5 MB');
  expect(figurePer(limits, 'team')).toBe('50 members');
});

test('finds nothing without such a figure, nor for a longer word', () => {
  expect(figurePer('50 members per teammate', 'team')).toBeUndefined();
  expect(figurePer('some MB per file', 'file')).toBeUndefined();
});
