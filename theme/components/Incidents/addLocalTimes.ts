import { localTimes } from '../../blog/times';

/** How far this browser's clock is ahead of UTC at a time, in milliseconds: summer time counts. */
const offsetAt = (time: number) => new Date(time).getTimezoneOffset() * -60_000;

/**
 * Adds the times of an incident as the visitor's clock shows them, unless that shows UTC.
 *
 * @param place beside the times in UTC; with a second time it stands in parentheses
 */
export function addLocalTimes(place: HTMLElement): void {
  const [from = Number.NaN, to] = [...(place.parentElement?.querySelectorAll('time') ?? [])].map(
    ({ dateTime }) => Date.parse(dateTime),
  );
  const text = localTimes({ from, to }, offsetAt);
  place.textContent = text && (to === undefined ? ` (${text})` : `; ${text}`);
}
