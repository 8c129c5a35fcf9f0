import type { Incident, IncidentPost } from '../../shared/incident';
import { formatLongDate } from '../../shared/longDate';
import type { PageInfo } from '../page/page';

/** Returns all incidents that posts describe, the newest first. The data of each page has them. */
export const getIncidents = (page: PageInfo) => (page.incidents ?? []) as IncidentPost[];

/** Returns the incidents of the service that a page is about; none if it is about no service. */
export const getServiceIncidents = (page: PageInfo): IncidentPost[] =>
  getIncidents(page).filter(({ services }) =>
    services.some((id) => page.routePath.endsWith(`/docs/services/${id}`)),
  );

/**
 * Returns the incidents to show at the top of a page: those that were not over when the site was
 * built, and that concern the service of the page or, on the home page, several services.
 */
export function getNotices(page: PageInfo): IncidentPost[] {
  const incidents =
    page.pageType === 'home'
      ? getIncidents(page).filter(({ services }) => services.length > 1)
      : getServiceIncidents(page);
  return incidents.filter(({ isOver }) => !isOver);
}

/**
 * Splits a time into the day and the time of day, in UTC: `March 2, 2026` and `08:10`.
 *
 * @param timeMs in milliseconds since 1970
 */
const splitDayAndTime = (timeMs: number): [day: string, timeOfDay: string] => {
  const isoTime = new Date(timeMs).toISOString();
  return [formatLongDate(isoTime), isoTime.slice(11, 16)];
};

/**
 * Describes an incident: `Incident, March 2, 2026, 08:10 to 10:45 UTC`, or `Incident since …` while
 * it lasts. The day of the end is named only if it is not the first day.
 */
export function describeIncident({ kind, from, to }: Omit<Incident, 'services'>): string {
  const [day, timeOfDay] = splitDayAndTime(from);
  if (to === undefined) {
    return `Incident since ${day}, ${timeOfDay} UTC`;
  }
  const [lastDay, lastTimeOfDay] = splitDayAndTime(to);
  const endInWords = lastDay === day ? lastTimeOfDay : `${lastDay}, ${lastTimeOfDay}`;
  const kindInWords = kind === 'maintenance' ? 'Planned maintenance' : 'Incident';
  return `${kindInWords}, ${day}, ${timeOfDay} to ${endInWords} UTC`;
}
