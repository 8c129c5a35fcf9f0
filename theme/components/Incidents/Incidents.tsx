import type { IncidentPost } from '../../../plugins/incidents/incidents';
import { site } from '../../../site.config';
import { incidentInWords, incidentsOf, namesOf } from '../../blog/incidents';
import { usePage } from '../../page/page';
import * as breadcrumbs from '../Breadcrumbs/Breadcrumbs.module.css';
import * as callout from '../Callout/Callout.module.css';
import { Link } from '../Link/Link';

/** Above a post that tells of an incident: its times and services; nothing above any other. */
export function IncidentLine() {
  const page = usePage();
  const incident = incidentsOf(page).find(({ address }) => address === page.routePath);
  return (
    incident && (
      <p className={breadcrumbs.breadcrumbs} data-incident="">
        {incidentInWords(incident)}: {namesOf(incident.services)}
      </p>
    )
  );
}

const Incident = ({ incident }: { incident: IncidentPost }) => (
  <>
    <Link href={incident.address}>{incident.title}</Link>. {incidentInWords(incident)}.
  </>
);

/** The incidents of the service whose page it is; none on any other page. */
const useIncidents = () => {
  const page = usePage();
  return incidentsOf(page).filter(({ services }) =>
    services.some((id) => page.routePath.endsWith(`/docs/services/${id}`)),
  );
};

/** On top of the page of a service: what was not over, or still ahead, when the site was built. */
export function IncidentNotices() {
  return useIncidents()
    .filter(({ isOver }) => !isOver)
    .map((incident) => (
      <p key={incident.address} className={callout.callout} data-limit="" role="note">
        <Incident incident={incident} /> For the current state, see the{' '}
        <Link href={site.links.status}>status page</Link>.
      </p>
    ));
}

/** The incidents of a service; nothing for one without any. */
export function ServiceIncidents() {
  const incidents = useIncidents();
  return (
    incidents.length > 0 && (
      <details>
        <summary>Incidents and maintenance</summary>
        <ul>
          {incidents.map((incident) => (
            <li key={incident.address}>
              <Incident incident={incident} />
            </li>
          ))}
        </ul>
      </details>
    )
  );
}
