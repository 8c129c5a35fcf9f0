import { expect, test } from '@rstest/core';
import { services } from '../../../services.config';
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

test('the limits of the team chat have the figures that the guide prints', () => {
  const limits = String(services.find(({ id }) => id === 'team')?.limits);
  expect(figurePer(limits, 'file')).toMatch(/^\d+ [GM]B$/);
  expect(figurePer(limits, 'team')).toMatch(/^\d+ members$/);
});
