import type { Incident } from '../../../plugins/incidents/incidents';
import type { ServiceHistory } from '../../../plugins/incidents/serviceHistory';
import { longDate } from '../../../shared/longDate';
import { site } from '../../../site.config';
import { durationInWords, kindInWords, namesOf } from '../../blog/incidents';
import { timesOf } from '../../blog/times';
import { usePage } from '../../page/page';
import * as styles from '../Breadcrumbs/Breadcrumbs.module.css';
import { Link } from '../Link/Link';

/** What it was, when it began and ended, how long it took; addLocalTimes.ts adds the times of the visitor's zone. */
function Times({ incident }: { incident: Incident }) {
  const { from, to } = timesOf(incident);
  const localTimes = <span data-local-times="" />;
  return (
    <>
      {kindInWords(incident)} <time dateTime={from.dateTime}>{from.text}</time>
      {to ? (
        <>
          {' to '}
          <time dateTime={to.dateTime}>{to.text}</time>
          {` (${durationInWords(Number(incident.to) - incident.from)}`}
          {localTimes})
        </>
      ) : (
        localTimes
      )}
    </>
  );
}

/** Above a post that tells of an incident: its times and services; nothing above any other. */
export function IncidentLine() {
  const incident = usePage().incident as Incident | undefined;
  return (
    incident && (
      <p className={styles.breadcrumbs} data-incident="">
        <Times incident={incident} />: {namesOf(incident.services)}
      </p>
    )
  );
}

/** What is said of an incident that was not over when the site was built, which may have changed since. */
const STATES = {
  planned: ', still to come when this page was made',
  ongoing: ', not over when this page was made',
  over: '',
};

/** The incidents of a service in the year before the site was built; nothing for a service without any. */
export function ServiceIncidents() {
  const history = usePage().history as ServiceHistory | undefined;
  if (!history) {
    return null;
  }
  const { from, to, available, incidents } = history;
  return (
    // Whoever comes because of something that is not over does not have to look for it.
    <details open={incidents.some(({ state }) => state !== 'over')}>
      <summary>
        Incidents: available {available} % of the time from {longDate(from)} to {longDate(to)}
      </summary>
      <ul>
        {incidents.map(({ address, title, incident, state, overlaps }) => (
          <li key={address}>
            <Link href={address}>{title}</Link>
            {'. '}
            <Times incident={incident} />
            {STATES[state]}
            {overlaps && ', at the same time as another'}.
          </li>
        ))}
      </ul>
      <p>
        Minutes of several incidents count once, those of planned maintenance do not. How it is now, the{' '}
        <Link href={site.links.status}>status page</Link> tells.
      </p>
    </details>
  );
}
