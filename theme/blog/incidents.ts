import type { Incident } from '../../plugins/incidents/incidents';
import { services } from '../../services.config';
import { longDate } from '../../shared/longDate';
import { inWords } from '../facts/facts';

/** A time for programs and for people. */
interface ShownTime {
  dateTime: string;
  text: string;
}

const minuteOf = (time: number) => new Date(time).toISOString().slice(0, 16);

/** When an incident began and ended, in UTC. The second time has its day only if it is another one. */
export function timesOf({ from, to }: Pick<Incident, 'from' | 'to'>): { from: ShownTime; to?: ShownTime } {
  const [day = '', time] = minuteOf(from).split('T');
  const begin = { dateTime: `${minuteOf(from)}Z`, text: `${longDate(day)}, ${time}` };
  if (to === undefined) {
    return { from: { ...begin, text: `${begin.text} UTC` } };
  }
  const [lastDay = '', lastTime] = minuteOf(to).split('T');
  const text = `${lastDay === day ? '' : `${longDate(lastDay)}, `}${lastTime} UTC`;
  return { from: begin, to: { dateTime: `${minuteOf(to)}Z`, text } };
}

const unit = (count: number, name: string) =>
  count > 0 ? [`${count} ${name}${count === 1 ? '' : 's'}`] : [];

/** How long something took: `1 day 2 hours 35 minutes`. */
export function durationInWords(milliseconds: number): string {
  const minutes = Math.round(milliseconds / 60_000);
  return [
    ...unit(Math.floor(minutes / 1440), 'day'),
    ...unit(Math.floor(minutes / 60) % 24, 'hour'),
    ...unit(minutes % 60, 'minute'),
  ].join(' ');
}

/** What it was: the beginning of a sentence that goes on with its times. */
export const kindInWords = ({ kind, to }: Pick<Incident, 'kind' | 'to'>): string =>
  kind === 'maintenance' ? 'Planned maintenance,' : to === undefined ? 'Incident since' : 'Incident,';

export const namesOf = (ids: string[]): string =>
  inWords(services.filter(({ id }) => ids.includes(id)).map(({ name }) => name));

/** `Incident, March 2, 2026, 08:10 to 10:45 UTC (2 hours 35 minutes): Mail and Pad` */
export function incidentInWords(incident: Incident): string {
  const { from, to } = timesOf(incident);
  const end = to ? ` to ${to.text} (${durationInWords(Number(incident.to) - incident.from)})` : '';
  return `${kindInWords(incident)} ${from.text}${end}: ${namesOf(incident.services)}`;
}
