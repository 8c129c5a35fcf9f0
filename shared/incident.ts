import type { PageLanguage } from './language';

/** An incident or planned maintenance. Times are in milliseconds since 1970. */
export interface Incident {
  kind: 'incident' | 'maintenance';
  /** The ids of the services that it concerns. */
  services: string[];
  /** The beginning. */
  from: number;
  /** The end; undefined while an incident lasts. */
  to: number | undefined;
}

/** A post that tells of an incident. */
export interface IncidentPost extends Incident {
  address: string;
  title: string;
  /** The language of the post. */
  lang?: PageLanguage;
  /** Whether the incident was over when the site was built. */
  isOver: boolean;
}
