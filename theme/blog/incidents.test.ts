import { expect, test } from '@rstest/core';
import type { IncidentPost } from '../../shared/incident';
import type { PageInfo } from '../page/page';
import { describeIncident, getNotices } from './incidents';

const describeTimes = (from: string, to?: string, kind: 'incident' | 'maintenance' = 'incident') =>
  describeIncident({
    kind,
    from: Date.parse(`${from}Z`),
    to: to ? Date.parse(`${to}Z`) : undefined,
  });

test('an incident is reported in UTC, with the second day where it is another one', () => {
  expect(describeTimes('2026-03-02T08:10', '2026-03-02T10:45')).toBe(
    'Incident, March 2, 2026, 08:10 to 10:45 UTC',
  );
  expect(describeTimes('2026-03-02T23:10', '2026-03-04T00:11', 'maintenance')).toBe(
    'Planned maintenance, March 2, 2026, 23:10 to March 4, 2026, 00:11 UTC',
  );
  expect(describeTimes('2026-03-02T08:10')).toBe('Incident since March 2, 2026, 08:10 UTC');
});

test('the home page tells of what concerns several services, and a service of its own', () => {
  const makePost = (title: string, services: string[], isOver = false) =>
    ({ title, services, isOver }) as IncidentPost;
  const posts = [
    makePost('All', ['mail', 'pad']),
    makePost('Mail', ['mail']),
    makePost('Over', ['mail', 'pad'], true),
  ];
  const titlesOn = (pageType: string, routePath: string) =>
    getNotices({ pageType, routePath, incidents: posts } as unknown as PageInfo).map(
      ({ title }) => title,
    );
  expect(titlesOn('home', '/')).toEqual(['All']);
  expect(titlesOn('doc', '/docs/services/mail')).toEqual(['All', 'Mail']);
  expect(titlesOn('doc', '/docs/services/pad')).toEqual(['All']);
  expect(titlesOn('doc', '/docs/services/git')).toEqual([]);
});
