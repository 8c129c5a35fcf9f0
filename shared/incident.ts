import type { PageLanguage } from './language';

/** An incident or planned maintenance. Times are in milliseconds since 1970. */
export interface Incident {
  kind: 'incident' | 'maintenance';
  services: string[];
  from: number;
  /** The end; undefined while an incident lasts. */
  to: number | undefined;
}

export interface IncidentPost extends Incident {
  address: string;
  title: string;
  /** The language of the post. */
  lang?: PageLanguage;
  /** Whether it was over when the site was built. */
  isOver: boolean;
}
