import { services } from '../../../services.config';
import { isInEea } from '../../../shared/eea';
import { site } from '../../../site.config';
import { hosts, inWords, isPresent, pricedServices, recipients, type Service } from '../../config/values';
import { Link } from '../Link/Link';
import { ConfigValue, ContactLink } from '../SiteText/SiteText';
import { HeadedTable } from '../TableScroll/HeadedTable';

const withAlerts = services.filter(({ alerts }) => alerts);
const isMattermost = ({ software }: Service) => software.some(({ name }) => name.startsWith('Mattermost'));
const onMattermost = services.filter(isMattermost);
const withGifPicker = services.filter(({ features }) => features?.animatedPictures);

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
        You see the price before you commit yourself. As a consumer, you may withdraw within 14 days, have the
        legal guarantee that the service is as agreed, and may turn to a mediator free of charge:{' '}
        <ConfigValue of="terms.mediator" />. To withdraw or to end the contract,{' '}
        {isPresent(site.terms.cancellationForm) && (
          <>
            use the <Link href={site.terms.cancellationForm}>online form</Link> or{' '}
          </>
        )}
        write to <ContactLink to="general" />.
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
  const machines = hosts.map((host) => ({
    ...host,
    role:
      host.name === site.host.name && host.country === site.host.country
        ? `machines of the site${onOwnHost}`
        : `machines of ${names(elsewhere.filter(({ host: own }) => own?.name === host.name && own.country === host.country))}`,
  }));
  const isAllInEea = [...machines, ...recipients].every(({ country }) => isInEea(country));
  return (
    <>
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
      <p>
        {isAllInEea
          ? 'No data leaves the European Economic Area.'
          : 'Data leaves the European Economic Area only with a safeguard, named in brackets: ask us for a copy.'}{' '}
        Machines are under the law of the country where they are.
      </p>
    </>
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
