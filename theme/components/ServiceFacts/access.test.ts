import { expect, test } from '@rstest/core';
import {
  describeAccess,
  describeAccessShortly,
  describePrice,
  describePriceShortly,
  joiningGivesAccess,
} from './access';

test('the access says who may use a service, and the registration who else gets an account', () => {
  expect(describeAccess({ access: 'everyone', registration: 'members' })).toBe(
    'Everyone, no account needed',
  );
  expect(describeAccess({ access: 'members' })).toBe('Members, with an account');
  expect(describeAccess({ access: 'public-reading', registration: 'free' })).toBe(
    'Everyone may read; anyone may write, with an account',
  );
  expect(describeAccess({ access: 'list-owners' })).toBe(
    'Members may open a list, with an account; anyone may subscribe',
  );
  expect(describeAccess({ access: 'members', registration: 'clients' })).toBe(
    'Members, with an account that comes with a paid plan',
  );
  expect(describeAccess({ access: 'members', registration: 'closed' })).toBe(
    'Members, with an account; no new accounts at present',
  );
});

test('in short, the access says who uses a service, and the price what it costs beside the dues', () => {
  expect(describeAccessShortly({ access: 'everyone', registration: 'closed' })).toBe('everyone');
  expect(describeAccessShortly({ access: 'members', registration: 'clients' })).toBe(
    'members with a paid plan',
  );
  expect(describeAccessShortly({ access: 'members', registration: 'closed' })).toBe(
    'members, no new accounts',
  );
  expect(describeAccessShortly({ access: 'public-reading', registration: 'free' })).toBe(
    'everyone may read, anyone with an account may write',
  );
  expect(describeAccessShortly({ access: 'list-owners' })).toBe(
    'members may open a list, anyone may subscribe',
  );
  expect(describePriceShortly({ access: 'members', price: 'none' }, true)).toBe('included');
  expect(describePriceShortly({ access: 'members', price: 'none' }, false)).toBe('free');
  expect(describePriceShortly({ access: 'everyone', price: 'none' }, true)).toBe('free');
  expect(describePriceShortly({ access: 'members', price: '€12 a year' }, true)).toBe('€12 a year');
});

test('to join the association helps where members get accounts that others do not', () => {
  expect(joiningGivesAccess({ access: 'list-owners', registration: 'members' })).toBe(true);
  expect(joiningGivesAccess({ access: 'everyone' })).toBe(false);
  expect(joiningGivesAccess({ access: 'public-reading', registration: 'free' })).toBe(false);
  expect(joiningGivesAccess({ access: 'members', registration: 'closed' })).toBe(false);
});

test('the price says what is free, what the dues include, and what costs extra', () => {
  const makeService = (
    access: 'everyone' | 'members' | 'public-reading' | 'list-owners',
    price = 'none',
  ) => ({
    access,
    price,
  });
  expect(describePrice(makeService('everyone'), true)).toBe('free');
  expect(describePrice(makeService('members'), true)).toBe('included in the dues');
  expect(describePrice(makeService('members'), false)).toBe('free');
  expect(describePrice(makeService('members', '€12 a year'), true)).toBe(
    '€12 a year, plus the dues',
  );
  expect(describePrice(makeService('members', '€12 a year'), false)).toBe('€12 a year');
  expect(describePrice(makeService('public-reading'), true)).toBe(
    'free to read; writing is included in the dues',
  );
  expect(describePrice({ ...makeService('public-reading'), registration: 'free' }, true)).toBe(
    'free',
  );
  expect(
    describePrice({ ...makeService('members', '€3 a month'), registration: 'free' }, true),
  ).toBe('€3 a month');
  expect(describePrice(makeService('list-owners', '€5 a year'), false)).toBe(
    'free to subscribe; opening a list costs €5 a year',
  );
});
