import type { Incident } from '../../plugins/incidents/incidents';
import { services } from '../../services.config';
import { inWords } from '../facts/facts';
import { timesOf } from './times';

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
