import { services, site } from '../../../shared/configuration';
import { holderName, hosts, isOnMattermost, joinNames, recipients } from '../../config/values';
import { HeadedTable } from '../TableScroll/HeadedTable';

/** Lists the companies and people who receive data, and why. */
export function Recipients() {
  const elsewhere = services.filter(({ host }) => host);
  const onOwnHost = `machines of the site and of the services${elsewhere.length > 0 ? ' that are not named below' : ''}`;
  const machines = hosts.map((host) => {
    const onIt = elsewhere.filter(({ host: own }) => own && holderName(own) === holderName(host));
    const role =
      holderName(host) === holderName(site.host) ? onOwnHost : `machines of ${joinNames(onIt)}`;
    return { ...host, role };
  });
  return (
    <HeadedTable head={['Recipient', 'Role']}>
      {[...machines, ...recipients].map((holder) => (
        <tr key={`${holderName(holder)}, ${holder.role}`}>
          <td>
            {holderName(holder)}
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
