import { dayOf } from '../site/buildTime.ts';
import { availability, type Incident, type IncidentState, overlap, stateAt } from './incidents.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** A post that tells of an incident. */
export interface IncidentPost {
  /** Of the post, without the base. */
  address: string;
  title: string;
  incident: Incident;
}

/** An incident as the page of a service shows it. */
export interface ShownIncident extends IncidentPost {
  state: IncidentState;
  /** Whether it was at the same time as another one of the same service. */
  overlaps: boolean;
}

/** What the page of a service tells of the year before the site was built. */
export interface ServiceHistory {
  /** The day on which the period begins: a year before the build, or when the service opened. */
  from: string;
  /** The day of the build. */
  to: string;
  /** In percent, by the incidents that posts tell of. */
  available: number;
  /** The newest first, what is planned among them. */
  incidents: ShownIncident[];
}

/**
 * The incidents of a service in the year before a build, or since it opened, and what is planned.
 *
 * @param posts all that tell of incidents
 * @param now the time of the build, in milliseconds since 1970
 * @returns undefined when there are none
 */
export function serviceHistory(
  { id, since }: { id: string; since?: string | undefined },
  posts: IncidentPost[],
  now: number,
): ServiceHistory | undefined {
  const from = Math.max(now - YEAR_MS, since ? Date.parse(since) : 0);
  const own = posts
    .filter(({ incident: { services, to } }) => services.includes(id) && (to ?? now) > from)
    .sort((one, other) => other.incident.from - one.incident.from);
  if (own.length === 0) {
    return undefined;
  }
  const incidents = own.map(({ incident }) => incident);
  return {
    from: dayOf(from),
    to: dayOf(now),
    available: availability(incidents, { from, to: now }),
    incidents: own.map((post) => ({
      ...post,
      state: stateAt(post.incident, now),
      overlaps: incidents.some((other) => other !== post.incident && overlap(post.incident, other, now)),
    })),
  };
}
