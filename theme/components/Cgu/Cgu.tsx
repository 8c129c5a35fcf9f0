import { services } from '../../../services.config';
import { site } from '../../../site.config';
import { hosts, inWords, recipients, type Service } from '../../config/values';
import { HeadedTable } from '../TableScroll/HeadedTable';

const withAlerts = services.filter(({ alerts }) => alerts);
const isMattermost = ({ software }: Service) => software.some(({ name }) => name.startsWith('Mattermost'));
const onMattermost = services.filter(isMattermost);
const withGifPicker = services.filter(({ features }) => features?.animatedPictures);

const names = (list: typeof services) => inWords(list.map(({ name }) => name));

/** The companies and people who receive data, and why. */
export function Recipients() {
  const elsewhere = services.filter(({ host }) => host);
  const onOwnHost = `machines of the site and of the services${elsewhere.length > 0 ? ' that are not named below' : ''}`;
  const machines = hosts.map((host) => ({
    ...host,
    role:
      host.name === site.host.name && host.country === site.host.country
        ? onOwnHost
        : `machines of ${names(elsewhere.filter(({ host: own }) => own?.name === host.name && own.country === host.country))}`,
  }));
  return (
    <HeadedTable head={['Recipient', 'Role']}>
      {[...machines, ...recipients].map(({ name, country, safeguard, role }) => (
        <tr key={`${name}, ${country}, ${role}`}>
          <td>
            {name}, {country}
            {safeguard && ` (${safeguard})`}
          </td>
          <td>{role}</td>
        </tr>
      ))}
    </HeadedTable>
  );
}

/** The data that programs of the services send to companies without being asked. */
export function ThirdParties() {
  if (onMattermost.length + withAlerts.length + withGifPicker.length === 0) {
    return null;
  }
  return (
    <ul>
      {onMattermost.length > 0 && (
        <>
          <li>
            <strong>{names(onMattermost)}</strong>: when you create an account, Mattermost asks you to accept
            its own rules of use and privacy policy. The free edition does not let us replace them.
          </li>
          <li>
            <strong>Alerts by email</strong> of {names(onMattermost)} contain the full text of the message
            unless the server is set otherwise, so the host of your mailbox can read it.
          </li>
        </>
      )}
      {withAlerts.map((service) => {
        const { id, name, alerts } = service;
        return (
          <li key={id}>
            <strong>Alerts on phones</strong> of {name} pass through{' '}
            {isMattermost(service) && 'a relay run by Mattermost, then through '}Apple or Google. An alert
            holds the {alerts}
            {alerts === 'full text' ? ' of the message' : ''}. You can turn alerts off.
          </li>
        );
      })}
      {withGifPicker.length > 0 && (
        <li>
          <strong>Animated pictures</strong> in {names(withGifPicker)} come from GIPHY, another company, which
          receives what you search for.
        </li>
      )}
    </ul>
  );
}
