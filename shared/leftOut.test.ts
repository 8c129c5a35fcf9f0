import { expect, test } from '@rstest/core';
import { services, site } from './configuration';
import { isLeftOut, withoutLeftOut } from './leftOut';

const { id } = services[0] as (typeof services)[number];

test('the page of a service that is not listed is left out, in each version', () => {
  expect(isLeftOut('/docs/services/no-such-service#help')).toBe(true);
  expect(isLeftOut('/v1/docs/services/no-such-service')).toBe(true);
  for (const address of [`/docs/services/${id}`, '/docs/services', '/cgu']) {
    expect(isLeftOut(address), address).toBe(false);
  }
  expect(isLeftOut('https://a.example/docs/services/no-such-service')).toBe(false);
});

test('the guide is left out where there is none', () => {
  for (const address of ['/docs/mattermost/introduction', '/v1/docs/mattermost/messaging/polls']) {
    expect(isLeftOut(address), address).toBe(site.guide === 'none');
  }
});

test('a sidebar has no links to what is left out, and no empty group', () => {
  const leftOutLink = { text: 'Gone', link: '/docs/services/no-such-service' };
  const keptLink = { text: 'Terms', link: '/cgu' };
  expect(
    withoutLeftOut([
      leftOutLink,
      { text: 'Empty', items: [leftOutLink] },
      { text: 'Group', items: [leftOutLink, keptLink] },
      keptLink,
    ]),
  ).toEqual([{ text: 'Group', items: [keptLink] }, keptLink]);
});
