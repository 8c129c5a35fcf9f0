import { services, site } from '../../../shared/configuration';
import { hosts, isOnMattermost, joinNames, nameWithCountry, recipients } from '../../config/values';
import { HeadedTable } from '../TableScroll/HeadedTable';

/** Lists the companies and people who receive data, and why. */
export function Recipients() {
  const hostedElsewhere = services.filter(({ host }) => host);
  const roleOfSiteHost = `machines of the site and of the services${hostedElsewhere.length > 0 ? ' that are not named below' : ''}`;
  const hostsWithRole = hosts.map((host) => {
    const servicesOnHost = hostedElsewhere.filter(
      ({ host: ownHost }) => ownHost && nameWithCountry(ownHost) === nameWithCountry(host),
    );
    const role =
      nameWithCountry(host) === nameWithCountry(site.host)
        ? roleOfSiteHost
        : `machines of ${joinNames(servicesOnHost)}`;
    return { ...host, role };
  });
  return (
    <HeadedTable head={['Recipient', 'Role']}>
      {[...hostsWithRole, ...recipients].map((holder) => (
        <tr key={`${nameWithCountry(holder)}, ${holder.role}`}>
          <td>
            {nameWithCountry(holder)}
            {holder.safeguard && ` (${holder.safeguard})`}
          </td>
          <td>{holder.role}</td>
        </tr>
      ))}
    </HeadedTable>
  );
}

/**
 * Renders an item of a list for each service with alerts on phones: who receives the alerts, and
 * what they contain.
 */
export const AlertsOnPhones = () =>
  services
    .filter(({ alerts }) => alerts)
    .map((service) => (
      <li key={service.id}>
        <strong>Alerts on phones</strong> of {service.name} pass through{' '}
        {isOnMattermost(service) && 'a relay run by Mattermost, then through '}Apple or Google. An
        alert holds the {service.alerts}
        {service.alerts === 'full text' ? ' of the message' : ''}. You can turn alerts off.
      </li>
    ));
