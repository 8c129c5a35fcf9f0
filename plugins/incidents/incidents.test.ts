import { expect, test } from '@rstest/core';
import { availability, type Incident, incidentMistakes, incidentOf, stateAt } from './incidents.ts';
import { serviceHistory } from './serviceHistory.ts';

const services = [
  { id: 'mail', name: 'Mail' },
  { id: 'pad', name: 'Pad', since: '2020-01-01' },
];
const NOW = Date.parse('2026-06-01T12:00Z');
const RIGHT = {
  date: '2026-03-02',
  services: ['mail', 'pad'],
  from: '2026-03-02 08:10 UTC',
  to: '2026-03-02 10:45 UTC',
};

const mistakesOf = (values: object, isPost = true) =>
  incidentMistakes(values, { isPost, services, now: NOW }).map(([key, message]) => `${key} | ${message}`);

test('an incident that is over, one that lasts, and planned maintenance have no mistakes', () => {
  const { to, ...lasting } = RIGHT;
  const planned = {
    ...RIGHT,
    kind: 'maintenance',
    from: '2026-07-01 20:00 UTC',
    to: '2026-07-01 21:00 UTC',
  };
  const post = { date: '2026-03-02' };
  expect([RIGHT, lasting, planned, post].flatMap((values) => mistakesOf(values))).toEqual([]);
  expect(incidentOf(post)).toBeUndefined();
  expect(incidentOf(planned)).toEqual({
    kind: 'maintenance',
    services: ['mail', 'pad'],
    from: Date.parse('2026-07-01T20:00Z'),
    to: Date.parse('2026-07-01T21:00Z'),
  });
});

test('what cannot be is told by the value that is wrong, with what to do', () => {
  const wrong: [object, string][] = [
    [
      { services: [] },
      'services | an incident needs a list of services, such as services: [mail]: mail, pad',
    ],
    [{ services: 'mail' }, 'services | an incident needs a list of services'],
    [{ services: ['mial'] }, 'services | services: there is no service “mial”, but mail, pad'],
    [{ from: undefined }, 'from | from: nothing is no time; write it in UTC, as from: 2026-03-02 08:10 UTC'],
    [{ from: '2026-02-31 08:10 UTC' }, 'from | from: 2026-02-31 08:10 UTC is no time'],
    [{ from: '2026-03-02 24:10 UTC' }, 'from | from: 2026-03-02 24:10 UTC is no time'],
    [{ from: '2026-03-02 08:10' }, 'from | from: 2026-03-02 08:10 is no time'],
    [{ to: '2026-03-02' }, 'to | to: 2026-03-02 is no time'],
    [{ to: RIGHT.from }, 'to | to: 2026-03-02 08:10 UTC is not after 2026-03-02 08:10 UTC, when it began'],
    [
      { to: '2026-06-01 12:01 UTC' },
      'to | to: 2026-06-01 12:01 UTC is still to come, in UTC; take the line out',
    ],
    [
      { date: '2026-07-01', from: '2026-07-01 08:00 UTC', to: undefined },
      'from | from: 2026-07-01 08:00 UTC is still to come, in UTC; what is planned has kind: maintenance',
    ],
    [{ kind: 'maintenance', to: undefined }, 'kind | kind: maintenance is planned, and needs to:'],
    [{ kind: 'outage' }, 'kind | kind: outage is neither incident, which a post is without it, nor'],
    [
      { date: '2026-03-01' },
      'date | date: 2026-03-01 is before the incident, which began 2026-03-02 08:10 UTC',
    ],
    [
      { from: '2019-12-31 23:59 UTC' },
      'from | from: 2019-12-31 23:59 UTC is before Pad opened, on 2020-01-01',
    ],
  ];
  for (const [values, message] of wrong) {
    const told = mistakesOf({ ...RIGHT, ...values });
    expect(told.map((line) => line.slice(0, message.length))).toEqual([message]);
  }
  expect(mistakesOf({ from: RIGHT.from })).toEqual([
    expect.stringMatching(/^from \| an incident needs a list of services/),
  ]);
  expect(mistakesOf(RIGHT, false)).toEqual([
    'services | services: only a post, in docs/blog/, tells of an incident',
  ]);
});

const hour = (text: string) => Date.parse(`${text}:00Z`);
const incident = (from: string, to?: string, kind: Incident['kind'] = 'incident'): Incident => ({
  kind,
  services: ['mail'],
  from: hour(from),
  to: to === undefined ? undefined : hour(to),
});

test('minutes of several incidents count once, those outside of the period and of maintenance do not', () => {
  // 100 hours.
  const period = { from: hour('2026-01-01T00'), to: hour('2026-01-05T04') };
  const of = (...incidents: Incident[]) => availability(incidents, period);
  expect(of()).toBe(100);
  expect(of(incident('2026-01-01T10', '2026-01-01T12'))).toBe(98);
  expect(of(incident('2026-01-01T11', '2026-01-01T14'), incident('2026-01-01T10', '2026-01-01T12'))).toBe(96);
  expect(of(incident('2026-01-01T10', '2026-01-01T14'), incident('2026-01-01T11', '2026-01-01T12'))).toBe(96);
  expect(of(incident('2026-01-01T10', '2026-01-01T12', 'maintenance'))).toBe(100);
  expect(of(incident('2025-12-31T00', '2026-01-01T01'))).toBe(99);
  expect(of(incident('2026-01-05T03'))).toBe(99);
  // Rounded down: 100 is said of a period without any.
  const short = { ...incident('2026-01-02T00'), to: hour('2026-01-02T00') + 1000 };
  expect(of(short)).toBe(99.99);
});

test('an incident is over, lasts or is planned, as it was when the site was built', () => {
  const one = incident('2026-01-01T10', '2026-01-01T12');
  expect(['09', '10', '11', '12'].map((now) => stateAt(one, hour(`2026-01-01T${now}`)))).toEqual([
    'planned',
    'ongoing',
    'ongoing',
    'over',
  ]);
  expect(stateAt(incident('2026-01-01T10'), hour('2026-05-01T10'))).toBe('ongoing');
});

test('a service has the incidents of a year, the newest first, and those to come; without any, no history', () => {
  const posts = [
    incident('2025-05-01T10', '2025-05-01T12'),
    incident('2026-01-01T10', '2026-01-01T12'),
    incident('2026-01-01T11', '2026-01-01T13', 'maintenance'),
    incident('2026-06-01T11'),
    incident('2026-07-01T10', '2026-07-01T12', 'maintenance'),
  ].map((one) => ({ address: `/blog/${one.from}`, title: 'A', incident: one }));
  const history = serviceHistory({ id: 'mail' }, posts, NOW);
  expect(
    history?.incidents.map(({ incident: { from }, state, overlaps }) => [from, state, overlaps]),
  ).toEqual([
    [hour('2026-07-01T10'), 'planned', false],
    // Nobody knows whether it will last until the maintenance.
    [hour('2026-06-01T11'), 'ongoing', false],
    [hour('2026-01-01T11'), 'over', true],
    [hour('2026-01-01T10'), 'over', true],
  ]);
  expect([history?.from, history?.to, history?.available]).toEqual(['2025-06-01', '2026-06-01', 99.96]);
  expect(serviceHistory({ id: 'pad' }, posts, NOW)).toBeUndefined();
  expect(serviceHistory({ id: 'mail' }, posts.slice(0, 1), NOW)).toBeUndefined();
  // A service that is younger than a year is judged from its first day on.
  expect(serviceHistory({ id: 'mail', since: '2025-12-22' }, posts, NOW)?.from).toBe('2025-12-22');
});
