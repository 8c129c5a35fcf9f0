/** What the front matter of a post says of an incident, as it is written. */
export interface IncidentFrontMatter {
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

/** An incident with the post that tells of it. */
export interface IncidentPost extends Incident {
  address: string;
  title: string;
  /** Whether it was over when the site was built. */
  isOver: boolean;
}

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

/**
 * What cannot be in the front matter of an incident: the value that is wrong, and what is wrong with it.
 *
 * @param ids the ids of the services
 * @returns none for a page that tells of no incident
 */
export function incidentMistakes(
  values: IncidentFrontMatter,
  { isPost, ids }: { isPost: boolean; ids: string[] },
): [key: keyof IncidentFrontMatter, message: string][] {
  const { services, from, to, kind = 'incident' } = values;
  const [given] = (['services', 'from', 'to', 'kind'] as const).filter((key) => values[key] !== undefined);
  if (!given) {
    return [];
  }
  if (!isPost) {
    return [[given, `${given}: only a post, in docs/blog/, tells of an incident`]];
  }
  if (!Array.isArray(services) || services.length === 0 || services.some((id) => !ids.includes(id))) {
    return [
      [given, `services: must be a list of services, such as services: [${ids[0]}]: ${ids.join(', ')}`],
    ];
  }
  if (kind !== 'incident' && kind !== 'maintenance') {
    return [['kind', `kind: ${kind} is neither incident, which a post is without it, nor maintenance`]];
  }
  if (Number.isNaN(timeOf(from))) {
    return [['from', `from: ${from ?? 'nothing'} is no time; write it in UTC, as from: ${EXAMPLE}`]];
  }
  if (to === undefined) {
    return kind === 'incident'
      ? []
      : [['kind', 'kind: maintenance needs to:, the time at which it is to end']];
  }
  return timeOf(to) > timeOf(from)
    ? []
    : [['to', `to: ${to} is no time after ${from}, when it began; write it in UTC, as to: ${EXAMPLE}`]];
}
