import { services } from '../../../services.config';
import { isInEea } from '../../../shared/eea';
import { site } from '../../../site.config';
import { hosts, inWords, pricedServices, type Service } from '../../facts/facts';
import { Fact } from '../Fact/Fact';
import { Link } from '../Link/Link';
import { TableScroll } from '../TableScroll/TableScroll';

const withAlerts = services.filter(({ alerts }) => alerts);
const isMattermost = ({ software }: Service) => software.some(({ name }) => name.startsWith('Mattermost'));
const onMattermost = services.filter(isMattermost);
/** What alerts on phones pass through. Another program may have a relay of its own: its page says so. */
const relays = `${withAlerts.some(isMattermost) ? 'Mattermost, then ' : ''}Apple or Google`;
const withGifPicker = services.filter(({ features }) => features?.gifPicker);

const names = (list: typeof services) => inWords(list.map(({ name }) => name));

/** Which services have a price, and what the law adds to one. */
export function Prices() {
  if (pricedServices.length === 0) {
    return <p>No service has a price.</p>;
  }
  return (
    <>
      <p>
        These services have a price: {inWords(pricedServices.map(({ name, price }) => `${name} (${price})`))}.
        {pricedServices.length < services.length && ' The others have none.'}
      </p>
      <p>
        You see the price before you commit yourself, with your right to withdraw. Consumers may turn to a
        mediator free of charge: <Fact of="terms.mediator" />.
      </p>
    </>
  );
}

/** Who receives data, and what it is for. */
export function Recipients() {
  const elsewhere = services.filter(({ host }) => host);
  const onOwnHost =
    elsewhere.length === 0
      ? ' and of the services'
      : elsewhere.length < services.length
        ? ' and of the services that are not named below'
        : '';
  return (
    <>
      <TableScroll>
        <thead>
          <tr>
            <th scope="col">Recipient</th>
            <th scope="col">Role</th>
          </tr>
        </thead>
        <tbody>
          {hosts.map(({ name, country }) => (
            <tr key={`${name}, ${country}`}>
              <td>
                {name}, {country}
              </td>
              <td>
                {name === site.host.name && country === site.host.country
                  ? `machines of the site${onOwnHost}`
                  : `machines of ${names(elsewhere.filter(({ host }) => host?.name === name && host.country === country))}`}
              </td>
            </tr>
          ))}
          {site.recipients.map(({ name, country, role }) => (
            <tr key={name}>
              <td>
                {name}, {country}
              </td>
              <td>{role}</td>
            </tr>
          ))}
          {withAlerts.length > 0 && (
            <tr>
              <td>{relays}</td>
              <td>
                alerts on phones, see <Link href="/cgu#third-parties">Third parties</Link>
              </td>
            </tr>
          )}
        </tbody>
      </TableScroll>
      <Transfers />
    </>
  );
}

/** What leaves the European Economic Area, with what protects it there. */
function Transfers() {
  const cases = [
    ...[...hosts, ...site.recipients]
      .filter(({ country }) => !isInEea(country))
      .map(({ name, country, safeguard }) => `to ${name} in ${country} (${safeguard})`),
    ...(withAlerts.length > 0 ? ['with the alerts on phones, unless you turn them off'] : []),
    ...(withGifPicker.length > 0 ? ['with the search for animated pictures'] : []),
    ...(site.search ? ['with what you search for on this site, see below'] : []),
  ];
  return cases.length === 0 ? (
    <p>We send no data outside the European Economic Area.</p>
  ) : (
    <p>Data leaves the European Economic Area in these cases only: {inWords(cases)}.</p>
  );
}

/** What programs of the services send to companies by themselves. */
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
            unless the server is set otherwise, and so reach whoever runs your mailbox.
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

/** The hosts and their countries in a sentence. */
export const Hosts = () => inWords(hosts.map(({ name, country }) => `${name} in ${country}`));

/** The countries of the hosts. */
export const HostCountries = () => inWords([...new Set(hosts.map(({ country }) => country))]);
