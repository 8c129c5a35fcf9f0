import { expect, test } from '@rstest/core';
import { incidentMistakes, incidentOf } from './incidents.ts';

const RIGHT = { services: ['mail'], from: '2026-03-02 08:10 UTC', to: '2026-03-02 10:45 UTC' };

const mistakesOf = (values: object, isPost = true) =>
  incidentMistakes(values, { isPost, ids: ['mail', 'pad'] }).map(([, message]) => message);

test('an incident that is over, one that lasts, planned maintenance, and any other page have no mistakes', () => {
  const planned = { ...RIGHT, kind: 'maintenance' };
  const lasting = { ...RIGHT, to: undefined };
  expect([RIGHT, lasting, planned, { date: '2026-03-02' }].flatMap((values) => mistakesOf(values))).toEqual(
    [],
  );
  expect(incidentOf(planned)).toEqual({
    kind: 'maintenance',
    services: ['mail'],
    from: Date.parse('2026-03-02T08:10Z'),
    to: Date.parse('2026-03-02T10:45Z'),
  });
});

test('what cannot be is told by the value that is wrong, with what to do', () => {
  expect(mistakesOf({ ...RIGHT, services: ['mial'] })).toEqual([
    'services: must be a list of services, such as services: [mail]: mail, pad',
  ]);
  expect(mistakesOf({ ...RIGHT, from: '2026-02-31 08:10 UTC' })).toEqual([
    'from: 2026-02-31 08:10 UTC is no time; write it in UTC, as from: 2026-03-02 08:10 UTC',
  ]);
  expect(mistakesOf({ ...RIGHT, to: '2026-03-02 08:10' })).toHaveLength(1);
  expect(mistakesOf({ ...RIGHT, to: RIGHT.from })).toHaveLength(1);
  expect(mistakesOf({ ...RIGHT, kind: 'maintenance', to: undefined })).toHaveLength(1);
  expect(mistakesOf(RIGHT, false)).toEqual(['services: only a post, in docs/blog/, tells of an incident']);
});
