import { expect, test } from '@rstest/core';
import { site } from '../../../shared/configuration';
import { describeMembershipCosts } from './membershipCosts';

const dues = { ...site.dues, amount: 24, period: 'year' as const };
const organizations = { ...site.organizations, who: ['schools'], dues: 60, accounts: 10 };

test('membership costs are those of a person, of groups, and of an organization', () => {
  expect(describeMembershipCosts({ dues, organizations })).toEqual({
    alone: 'You pay €24 a year as a member.',
    group:
      'Each of you pays €24 a year as a member. From 3 people on, you pay less as an organization.',
    organization:
      'An organization pays €60 a year for 10 accounts on each service. Each further person pays €24 a year as a member.',
  });
});

test('where no organization may join, nothing is said of one', () => {
  const costs = describeMembershipCosts({
    dues: { ...dues, amount: 2.5, period: 'month' },
    organizations: { ...organizations, who: [] },
  });
  expect(Object.keys(costs)).toEqual(['alone', 'group']);
  expect(costs.group).toMatch(/^Each of you pays €2\.50 a month as a member\.$/);
});

test('an organization that always saves has no first size', () => {
  const costs = describeMembershipCosts({ dues, organizations: { ...organizations, dues: 20 } });
  expect(costs.group).toMatch(/as a member\. You pay less as an organization\.$/);
});

test('an organization that never saves is no advice', () => {
  const costs = describeMembershipCosts({
    dues,
    organizations: { ...organizations, dues: 1200, accounts: 40 },
  });
  expect(costs.group).toMatch(/as a member\.$/);
  expect(costs.organization).toBe(
    'An organization pays €1,200 a year for 40 accounts on each service. Each further person pays €24 a year as a member.',
  );
});

test('without dues, membership costs nothing', () => {
  const freeDues = { ...dues, amount: 0 };
  expect(
    describeMembershipCosts({ dues: freeDues, organizations: { ...organizations, dues: 0 } }),
  ).toEqual({
    alone: 'You pay nothing as a member.',
    group: 'Each of you pays nothing as a member.',
    organization:
      'An organization pays nothing for 10 accounts on each service. Each further person pays nothing as a member.',
  });
  expect(describeMembershipCosts({ dues: freeDues, organizations }).organization).toMatch(
    /^An organization pays €60 a year .* pays nothing as a member\.$/,
  );
});
