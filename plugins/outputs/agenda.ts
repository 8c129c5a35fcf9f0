import { meetingEndMs, meetingStartMs } from '../../shared/agenda.ts';
import { buildTimeMs, formatUtcTime } from '../../shared/buildTime.ts';
import { site as association } from '../../shared/configuration.ts';
import { AGENDA_FILE } from '../../shared/machineFiles.ts';
import type { Meeting } from '../../shared/schemas/agendaSchema.ts';
import { makeSlug } from '../../shared/slug.ts';
import { headCommitMs } from '../site/git.ts';
import type { Site, Step } from '../site/site.ts';

/** The bytes that a line may have, without its end (RFC 5545, section 3.1). */
const MAX_LINE_BYTES = 75;

/** Escapes a text (RFC 5545, section 3.3.11). */
const escapeText = (text: string) =>
  text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n|\r/g, '\\n');

/** Formats a time in UTC (RFC 5545, section 3.3.5): `20270114T180000Z`. */
const formatTime = (timeMs: number) => formatUtcTime(timeMs).replaceAll(/[-:]/g, '');

/**
 * Folds a line that is too long: its rest stands on further lines, which begin with a space. Each
 * line has whole characters, because some programs decode it before they join the lines.
 */
function foldLine(line: string): string {
  const lines = [''];
  for (const character of line) {
    const longerLine = lines.at(-1) + character;
    if (Buffer.byteLength(longerLine) > MAX_LINE_BYTES) {
      lines.push(` ${character}`);
    } else {
      lines[lines.length - 1] = longerLine;
    }
  }
  return lines.join('\r\n');
}

/** Returns the lines of a meeting (RFC 5545, section 3.6.1), without their ends. */
function makeEvent(meeting: Meeting, changedMs: number, url: string): string[] {
  const { title, day, from, place, online, note } = meeting;
  const description = [note, place && online].filter(Boolean).join('\n');
  return [
    'BEGIN:VEVENT',
    // A program knows a meeting again by its UID, so that its place and its end may change.
    `UID:${day}-${makeSlug(`${from} ${title}`)}@${new URL(url).host}`,
    `DTSTAMP:${formatTime(changedMs)}`,
    `DTSTART:${formatTime(meetingStartMs(meeting))}`,
    `DTEND:${formatTime(meetingEndMs(meeting))}`,
    `SUMMARY:${escapeText(title)}`,
    `LOCATION:${escapeText(place ?? online ?? '')}`,
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    `URL:${url}docs/association#when-we-meet`,
    'END:VEVENT',
  ];
}

/**
 * Returns meetings as a calendar (RFC 5545).
 *
 * @param name the name of the association
 * @param url the whole address of the site, with a slash at its end
 * @param changedMs the time of the last change, or a later one, in milliseconds since 1970
 */
export function makeCalendar(
  meetings: readonly Meeting[],
  { name, url, changedMs }: { name: string; url: string; changedMs: number },
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(name)}//Agenda//EN`,
    // `NAME` comes from RFC 7986. `X-WR-CALNAME` is older, and more programs know it.
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    ...meetings.flatMap((meeting) => makeEvent(meeting, changedMs, url)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** Writes the meetings to come as a calendar. Writes nothing if there are none. */
export const agenda = ({ url, write }: Site): Step => ({
  async finish() {
    const meetings = association.joining.agenda;
    if (meetings.length > 0) {
      const changedMs = headCommitMs(process.cwd()) ?? buildTimeMs();
      await write(AGENDA_FILE, makeCalendar(meetings, { name: association.name, url, changedMs }));
    }
  },
});
