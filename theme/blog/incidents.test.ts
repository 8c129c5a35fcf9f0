import { expect, test } from '@rstest/core';
import { describeIncident } from './incidents';

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
