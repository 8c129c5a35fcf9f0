import { expect, test } from '@rstest/core';
import { accessText, joiningGivesAccess } from './access';

test('without a registration, the access says who gets an account', () => {
  expect(accessText({ access: 'everyone' })).toBe('Everyone, no account needed');
  expect(accessText({ access: 'members' })).toBe('Members, with an account');
  expect(accessText({ access: 'public-reading' })).toBe(
    'Everyone to read; members to write, with an account',
  );
  expect(accessText({ access: 'list-owners' })).toBe(
    'Members to open a list, with an account; anyone to subscribe, without',
  );
});

test('where anyone may open an account, nothing is for members only', () => {
  const registration = 'free';
  expect(accessText({ access: 'members', registration })).toBe('Anyone, with an account');
  expect(accessText({ access: 'public-reading', registration })).toBe(
    'Everyone to read; anyone to write, with an account',
  );
  expect(accessText({ access: 'list-owners', registration })).toBe(
    'Anyone to open a list, with an account; anyone to subscribe, without',
  );
});

test('an account may come with a paid plan, or not be given at present', () => {
  expect(accessText({ access: 'members', registration: 'clients' })).toBe(
    'Members, with an account that comes with a paid plan',
  );
  expect(accessText({ access: 'members', registration: 'none' })).toBe(
    'Members, with an account; no new accounts at present',
  );
});

test('a service that needs no account says nothing of accounts', () => {
  for (const registration of ['none', 'free', 'members', 'clients'] as const) {
    expect(accessText({ access: 'everyone', registration })).toBe('Everyone, no account needed');
  }
});

test('to join the association helps where members get accounts that others do not', () => {
  expect(joiningGivesAccess({ access: 'members' })).toBe(true);
  expect(joiningGivesAccess({ access: 'list-owners', registration: 'members' })).toBe(true);
  expect(joiningGivesAccess({ access: 'everyone' })).toBe(false);
  expect(joiningGivesAccess({ access: 'public-reading', registration: 'free' })).toBe(false);
  expect(joiningGivesAccess({ access: 'members', registration: 'none' })).toBe(false);
});
