import type { ReactNode } from 'react';
import { meetingEndMs, meetingStartMs } from '../../../shared/agenda';
import { withBase } from '../../../shared/base';
import { site } from '../../../shared/configuration';
import { formatLongDate } from '../../../shared/longDate';
import { AGENDA_FILE } from '../../../shared/machineFiles';
import type { Meeting } from '../../../shared/schemas/agendaSchema';
import { until } from '../../page/until';
import { DatedList } from '../DatedList/DatedList';
import { Link } from '../Link/Link';

const { agenda } = site.joining;
const [nextMeeting] = agenda;
const lastEndMs = Math.max(...agenda.map(meetingEndMs));

/**
 * Shows when a meeting begins: `Thursday, September 2, 2027, 19:00`.
 *
 * @param separator what stands between the day and the time
 */
const MeetingStart = ({ meeting, separator }: { meeting: Meeting; separator: ReactNode }) => (
  <time dateTime={new Date(meetingStartMs(meeting)).toISOString()}>
    {formatLongDate(meeting.day, 'full')}
    {separator}
    {meeting.from}
  </time>
);

/** Shows a line below another one; nothing if it is empty. */
const FurtherLine = ({ children }: { children: ReactNode }) =>
  children && (
    <>
      <br />
      {children}
    </>
  );

/**
 * Lists the meetings that are not over, and links to the file with which they get into a calendar.
 * Shows nothing if there are none.
 */
export function Agenda() {
  return (
    nextMeeting && (
      <>
        <DatedList {...until(lastEndMs)}>
          {agenda.map((meeting) => {
            const { title, day, from, to, place, online, note } = meeting;
            return (
              <li key={`${day} ${from} ${title}`} {...until(meetingEndMs(meeting))}>
                <small>
                  <MeetingStart meeting={meeting} separator={<br />} /> to {to}
                </small>
                <div>
                  <strong>{title}</strong>
                  <FurtherLine>{place}</FurtherLine>
                  <FurtherLine>
                    {online && (
                      <>
                        Online: <Link href={online}>{new URL(online).host}</Link>
                      </>
                    )}
                  </FurtherLine>
                  <FurtherLine>{note}</FurtherLine>
                </div>
              </li>
            );
          })}
        </DatedList>
        <p {...until(lastEndMs)}>
          <a href={withBase(`/${AGENDA_FILE}`)} type="text/calendar">
            Add to your calendar
          </a>
          . Times are those of Paris.
        </p>
      </>
    )
  );
}

/** Says which meeting is the next one, in a sentence; nothing if there is none. */
export const NextMeeting = () =>
  nextMeeting && (
    <span {...until(meetingEndMs(nextMeeting))}>
      The next time is <MeetingStart meeting={nextMeeting} separator=", " />: {nextMeeting.title}.
    </span>
  );
