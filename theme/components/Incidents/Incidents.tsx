import { services, site } from '../../../shared/configuration';
import type { IncidentPost } from '../../../shared/incident';
import { isPresent } from '../../../shared/when';
import {
  describeIncident,
  getIncidents,
  getNotices,
  getServiceIncidents,
} from '../../blog/incidents';
import { joinServiceNames } from '../../config/values';
import { useEnglishLang, usePage } from '../../page/page';
import { until } from '../../page/until';
import * as breadcrumbs from '../Breadcrumbs/Breadcrumbs.module.css';
import * as callout from '../Callout/Callout.module.css';
import { Link } from '../Link/Link';

/** Shows the times and services of an incident, above the post about it. */
export function IncidentLine() {
  const page = usePage();
  const incident = getIncidents(page).find(({ address }) => address === page.routePath);
  // Services that no longer exist have no name.
  const names = joinServiceNames(services.filter(({ id }) => incident?.services.includes(id)));
  return (
    incident && (
      <p className={breadcrumbs.breadcrumbs} data-incident="">
        {describeIncident(incident)}
        {names && `: ${names}`}
      </p>
    )
  );
}

const IncidentLink = ({ incident }: { incident: IncidentPost }) => (
  <>
    <Link href={incident.address} lang={incident.lang}>
      {incident.title}
    </Link>
    . {describeIncident(incident)}.
  </>
);

/**
 * Shows the incidents that are not over, above the text of a page: on the page of each service that
 * they concern, and on the home page if they concern several services.
 */
export function IncidentNotices() {
  return getNotices(usePage()).map((incident) => (
    <p
      key={incident.address}
      className={callout.callout}
      data-limit=""
      role="note"
      {...until(incident.to)}
    >
      <IncidentLink incident={incident} />
      {isPresent(site.links.status) && (
        <>
          {' '}
          For the current state, see the <Link href={site.links.status}>status page</Link>.
        </>
      )}
    </p>
  ));
}

/** Lists all incidents of the service that the page is about, folded. */
export function ServiceIncidents() {
  const incidents = getServiceIncidents(usePage());
  const englishLang = useEnglishLang();
  return (
    incidents.length > 0 && (
      <details lang={englishLang}>
        <summary>Incidents and maintenance</summary>
        <ul>
          {incidents.map((incident) => (
            <li key={incident.address}>
              <IncidentLink incident={incident} />
            </li>
          ))}
        </ul>
      </details>
    )
  );
}
