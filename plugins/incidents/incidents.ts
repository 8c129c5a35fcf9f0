import { type FrontMatter, timeOf } from '../sources/frontMatter.ts';

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

/** The incident that a post tells of; undefined for any other post. */
export const incidentOf = ({ services, from, to, kind = 'incident' }: FrontMatter): Incident | undefined =>
  services && { kind, services, from: timeOf(from), to: to === undefined ? undefined : timeOf(to) };
