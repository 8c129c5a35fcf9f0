import { expect, test } from '@rstest/core';
import { services } from '../../services.config';
import { durationInWords, incidentInWords } from './incidents';

const minute = (text: string) => Date.parse(`${text}Z`);

test('an incident is told in words, in UTC, with the second day where it is another one', () => {
  const [{ id, name } = { id: '', name: '' }] = services;
  const told = (from: string, to?: string, kind: 'incident' | 'maintenance' = 'incident') =>
    incidentInWords({ kind, services: [id], from: minute(from), to: to ? minute(to) : undefined });
  expect(told('2026-03-02T08:10', '2026-03-02T10:45')).toBe(
    `Incident, March 2, 2026, 08:10 to 10:45 UTC (2 hours 35 minutes): ${name}`,
  );
  expect(told('2026-03-02T23:10', '2026-03-04T00:11', 'maintenance')).toBe(
    `Planned maintenance, March 2, 2026, 23:10 to March 4, 2026, 00:11 UTC (1 day 1 hour 1 minute): ${name}`,
  );
  expect(told('2026-03-02T08:10')).toBe(`Incident since March 2, 2026, 08:10 UTC: ${name}`);
});

test('a duration leaves out what is none', () => {
  expect(durationInWords(minute('2026-03-03T00:05') - minute('2026-03-01T00:00'))).toBe('2 days 5 minutes');
});
