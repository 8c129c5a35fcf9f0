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
  const gone = { text: 'Gone', link: '/docs/services/no-such-service' };
  const kept = { text: 'Terms', link: '/cgu' };
  expect(
    withoutLeftOut([
      gone,
      { text: 'Empty', items: [gone] },
      { text: 'Group', items: [gone, kept] },
      kept,
    ]),
  ).toEqual([{ text: 'Group', items: [kept] }, kept]);
});
