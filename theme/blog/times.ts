import type { Incident } from '../../plugins/incidents/incidents';
import { longDate } from '../../shared/longDate';

type Period = Pick<Incident, 'from' | 'to'>;

/** A time for programs and for people. */
interface ShownTime {
  dateTime: string;
  text: string;
}

/** The day and the minute of a time, in UTC: `2026-03-02` and `08:10`. */
function parts(time: number): [day: string, minute: string] {
  const text = new Date(time).toISOString();
  return [text.slice(0, 10), text.slice(11, 16)];
}

function shown(time: number, text: string): ShownTime {
  return { dateTime: `${parts(time).join('T')}Z`, text };
}

/** When an incident began and ended, in UTC. The second time has its day only if it is another one. */
export function timesOf({ from, to }: Period): { from: ShownTime; to?: ShownTime } {
  const [day, minute] = parts(from);
  const begin = `${longDate(day)}, ${minute}`;
  if (to === undefined) {
    return { from: shown(from, `${begin} UTC`) };
  }
  const [lastDay, lastMinute] = parts(to);
  const end = lastDay === day ? lastMinute : `${longDate(lastDay)}, ${lastMinute}`;
  return { from: shown(from, begin), to: shown(to, `${end} UTC`) };
}

/**
 * The same times by the clock of the visitor, `09:10 to 11:45 your time`, with their days where one is another than
 * in UTC. Empty where that clock shows UTC.
 *
 * @param offsetAt how far the clock is ahead of UTC at a time, in milliseconds
 */
export function localTimes({ from, to }: Period, offsetAt: (time: number) => number): string {
  const times = to === undefined ? [from] : [from, to];
  if (times.every((time) => offsetAt(time) === 0)) {
    return '';
  }
  const local = times.map((time) => parts(time + offsetAt(time)));
  const areSameDays = times.every((time, index) => parts(time)[0] === local[index]?.[0]);
  const texts = local.map(([day, minute], index) =>
    areSameDays || day === local[index - 1]?.[0] ? minute : `${longDate(day)}, ${minute}`,
  );
  return `${texts.join(' to ')} your time`;
}
