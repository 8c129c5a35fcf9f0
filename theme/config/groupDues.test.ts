import { expect, test } from '@rstest/core';
import { duesAsOrganization, organizationSavesFrom } from './groupDues';

const organization = { dues: 60, accounts: 10 };

test('people without an account of the organization pay as members', () => {
  expect(duesAsOrganization(1, 24, organization)).toBe(60);
  expect(duesAsOrganization(10, 24, organization)).toBe(60);
  expect(duesAsOrganization(14, 24, organization)).toBe(156);
});

test('an organization saves from the first size on that pays less than as many members', () => {
  expect(organizationSavesFrom(24, organization)).toBe(3);
  expect(organizationSavesFrom(20, organization)).toBe(4);
  expect(organizationSavesFrom(6, organization)).toBeUndefined();
  expect(organizationSavesFrom(6.5, organization)).toBe(10);
  expect(organizationSavesFrom(0, organization)).toBeUndefined();
});
