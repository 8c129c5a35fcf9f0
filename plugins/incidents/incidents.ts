import type { ServiceConfig } from '../siteConfig/schema.ts';

type Service = Pick<ServiceConfig, 'id' | 'name' | 'since'>;

/** What the front matter of a post says of an incident, as it is written. */
export interface IncidentFrontMatter {
  date?: unknown;
  /** The ids of the services. */
  services?: unknown;
  /** When it began, in UTC: `2026-03-02 08:10 UTC`. */
  from?: unknown;
  /** When it ended; nothing while it lasts. */
  to?: unknown;
  /** `incident`, which it is without, or `maintenance`, which was planned. */
  kind?: unknown;
}

/** An incident or planned maintenance; times in milliseconds since 1970. */
export interface Incident {
  kind: 'incident' | 'maintenance';
  services: string[];
  from: number;
  /** Undefined while an incident lasts. */
  to: number | undefined;
}

/** The value of the front matter that is wrong, and what is wrong with it. */
type Mistake = [key: string, message: string];

const KEYS = ['services', 'from', 'to', 'kind'] as const;
const EXAMPLE = '2026-03-02 08:10 UTC';

/** A time of the front matter; NaN when there is no such time. */
function timeOf(written: unknown): number {
  const [, day, minute] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d) UTC$/.exec(String(written)) ?? [];
  const time = Date.parse(`${day}T${minute}Z`);
  // JavaScript makes a day in March of 2026-02-31.
  return time && new Date(time).toISOString().startsWith(`${day}T${minute}`) ? time : Number.NaN;
}

/** The incident that a post tells of; undefined for any other post. Its front matter has no mistakes. */
export function incidentOf({ services, from, to, kind }: IncidentFrontMatter): Incident | undefined {
  return Array.isArray(services)
    ? {
        kind: kind === 'maintenance' ? kind : 'incident',
        services: services.map(String),
        from: timeOf(from),
        to: to === undefined ? undefined : timeOf(to),
      }
    : undefined;
}

/** Mistakes in the kind and in the times. */
function wrongTimes({ date, from, to, kind = 'incident' }: IncidentFrontMatter, now: number): Mistake[] {
  const begin = timeOf(from);
  const end = timeOf(to);
  const isIncident = kind === 'incident';
  const rules: [isWrong: boolean, ...Mistake][] = [
    [
      !isIncident && kind !== 'maintenance',
      'kind',
      `kind: ${kind} is neither incident, which a post is without it, nor maintenance`,
    ],
    [
      Number.isNaN(begin),
      'from',
      `from: ${from ?? 'nothing'} is no time; write it in UTC, as from: ${EXAMPLE}`,
    ],
    [to !== undefined && Number.isNaN(end), 'to', `to: ${to} is no time; write it in UTC, as to: ${EXAMPLE}`],
    [end <= begin, 'to', `to: ${to} is not after ${from}, when it began`],
    [
      kind === 'maintenance' && to === undefined,
      'kind',
      'kind: maintenance is planned, and needs to:, the time at which it is to end',
    ],
    [
      isIncident && begin > now,
      'from',
      `from: ${from} is still to come, in UTC; what is planned has kind: maintenance`,
    ],
    [
      isIncident && end > now,
      'to',
      `to: ${to} is still to come, in UTC; take the line out while the incident lasts`,
    ],
    [
      isIncident && Date.parse(`${date}T24:00Z`) <= begin,
      'date',
      `date: ${date} is before the incident, which began ${from}`,
    ],
  ];
  return rules.flatMap(([isWrong, ...mistake]): Mistake[] => (isWrong ? [mistake] : []));
}

/**
 * What cannot be in the front matter of an incident.
 *
 * @param now the time of the build, in milliseconds since 1970
 * @returns the mistakes; none for a page that tells of no incident
 */
export function incidentMistakes(
  values: IncidentFrontMatter,
  { isPost, services, now }: { isPost: boolean; services: Service[]; now: number },
): Mistake[] {
  const [given] = KEYS.filter((key) => values[key] !== undefined);
  if (!given) {
    return [];
  }
  if (!isPost) {
    return [[given, `${given}: only a post, in docs/blog/, tells of an incident`]];
  }
  const known = services.map(({ id }) => id).join(', ');
  const ids = Array.isArray(values.services) ? values.services.map(String) : [];
  if (ids.length === 0) {
    return [
      [given, `an incident needs a list of services, such as services: [${services[0]?.id}]: ${known}`],
    ];
  }
  const begin = timeOf(values.from);
  return [
    ...ids
      .filter((id) => services.every((service) => service.id !== id))
      .map((id): Mistake => ['services', `services: there is no service “${id}”, but ${known}`]),
    ...services
      .filter(({ id, since }) => ids.includes(id) && since && begin < Date.parse(since))
      .map(
        ({ name, since }): Mistake => ['from', `from: ${values.from} is before ${name} opened, on ${since}`],
      ),
    ...wrongTimes(values, now),
  ];
}

/** How an incident stood when the site was built. */
export type IncidentState = 'over' | 'ongoing' | 'planned';

export const stateAt = ({ from, to }: Pick<Incident, 'from' | 'to'>, now: number): IncidentState =>
  from > now ? 'planned' : to === undefined || to > now ? 'ongoing' : 'over';

/** Whether two of them were at the same time. One that lasts is known until now only. */
export const overlap = (one: Incident, other: Incident, now: number): boolean =>
  one.from < (other.to ?? now) && other.from < (one.to ?? now);

/**
 * The share of a period without incidents, in percent with two decimals, rounded down: 100 says that there was
 * none. Minutes of several incidents count once, those of planned maintenance do not.
 *
 * @param period its begin and its end, in milliseconds since 1970
 */
export function availability(incidents: Incident[], period: { from: number; to: number }): number {
  const sorted = incidents
    .filter(({ kind }) => kind === 'incident')
    .sort((one, other) => one.from - other.from);
  let down = 0;
  let counted = period.from;
  for (const { from, to = period.to } of sorted) {
    const end = Math.min(to, period.to);
    down += Math.max(0, end - Math.max(from, counted));
    counted = Math.max(counted, end);
  }
  const length = period.to - period.from;
  return Math.floor((10_000 * (length - down)) / length) / 100;
}
