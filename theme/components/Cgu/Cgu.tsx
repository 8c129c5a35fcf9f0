import { services, site } from '../../../shared/configuration';
import {
  formatNameAndCountry,
  getHost,
  hosts,
  isOnMattermost,
  joinServiceNames,
  recipients,
  requireFact,
} from '../../config/values';
import { usePagesByAddress } from '../../page/page';
import { Link } from '../Link/Link';
import { HeadedTable } from '../TableScroll/HeadedTable';

/** Lists the companies and people who receive data, and why. */
export function Recipients() {
  const servicesWithOwnHost = services.filter(({ host }) => host);
  const exceptionText = servicesWithOwnHost.length > 0 ? ' that are not named below' : '';
  const roleOfSiteHost = `machines of the site and of the services${exceptionText}`;
  const hostsWithRole = hosts.map((host) => {
    const servicesOnHost = servicesWithOwnHost.filter(
      (service) => formatNameAndCountry(getHost(service)) === formatNameAndCountry(host),
    );
    const role =
      formatNameAndCountry(host) === formatNameAndCountry(site.host)
        ? roleOfSiteHost
        : `machines of ${joinServiceNames(servicesOnHost)}`;
    return { ...host, role };
  });
  return (
    <HeadedTable head={['Recipient', 'Role']}>
      {[...hostsWithRole, ...recipients].map((recipient) => (
        <tr key={`${formatNameAndCountry(recipient)}, ${recipient.role}`}>
          <th scope="row">
            {formatNameAndCountry(recipient)}
            {recipient.safeguard && ` (${recipient.safeguard})`}
          </th>
          <td>{recipient.role}</td>
        </tr>
      ))}
    </HeadedTable>
  );
}

/** Renders a list item for each service with alerts: who transmits them, and what they contain. */
export const AlertsOnPhones = () =>
  services
    .filter(({ alerts }) => alerts)
    .map((service) => (
      <li key={service.id}>
        <strong>Alerts on phones</strong> from {service.name} pass through{' '}
        {isOnMattermost(service) && 'a relay run by Mattermost, then through '}Apple or Google. An
        alert shows the {service.alerts}
        {service.alerts === 'full text' ? ' of the message' : ''}. You can turn alerts off.
      </li>
    ));

/** Lists the pages whose accessibility was checked, as links with the titles of the pages. */
export function CheckedPages() {
  const pages = usePagesByAddress();
  return (
    <ul>
      {site.accessibility.pages.map((address) => (
        <li key={address}>
          <Link href={address}>{pages.get(address)?.title ?? address}</Link>
        </li>
      ))}
    </ul>
  );
}

/**
 * Lists criteria of accessibility that are not met.
 *
 * @param of the path of the list in the facts: `accessibility.notMet`
 * @throws Error if the facts have no such list
 */
export function UnmetCriteria({ of: path }: { of: string }) {
  const unmetCriteria = requireFact(`<UnmetCriteria of="${path}" />`, path);
  return (
    <ul>
      {(unmetCriteria as typeof site.accessibility.notMet).map(({ criterion, what, why }) => (
        <li key={criterion + what}>
          <strong>Criterion {criterion}.</strong> {what} {why}
        </li>
      ))}
    </ul>
  );
}
