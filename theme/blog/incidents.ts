import type { Incident, IncidentPost } from '../../shared/incident';
import { longDate } from '../../shared/longDate';
import type { PageInfo } from '../page/page';

/** Returns the incidents about which posts tell, the newest first, from the data of a page. */
export const getIncidents = (page: PageInfo) => (page.incidents ?? []) as IncidentPost[];

/**
 * Returns the day and the minute of a time, in UTC: `March 2, 2026` and `08:10`.
 *
 * @param time in milliseconds since 1970
 */
const dayAndMinute = (time: number): [day: string, minute: string] => {
  const iso = new Date(time).toISOString();
  return [longDate(iso), iso.slice(11, 16)];
};

/**
 * Describes an incident: `Incident, March 2, 2026, 08:10 to 10:45 UTC`. The day of the end is named
 * only if it is not the first day.
 */
export function incidentInWords({
  kind,
  from,
  to,
}: Pick<Incident, 'kind' | 'from' | 'to'>): string {
  const [day, minute] = dayAndMinute(from);
  if (to === undefined) {
    return `Incident since ${day}, ${minute} UTC`;
  }
  const [lastDay, lastMinute] = dayAndMinute(to);
  const end = lastDay === day ? lastMinute : `${lastDay}, ${lastMinute}`;
  const what = kind === 'maintenance' ? 'Planned maintenance' : 'Incident';
  return `${what}, ${day}, ${minute} to ${end} UTC`;
}
