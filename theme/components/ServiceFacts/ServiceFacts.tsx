import { site } from '../../../site.config';
import { capitalized, dues, hostOf, limitsOf, type Service, serviceOf } from '../../config/values';
import { DescriptionList } from '../DescriptionList/DescriptionList';
import * as home from '../Home/Home.module.css';
import { ServiceIncidents } from '../Incidents/Incidents';
import { Link } from '../Link/Link';
import { RingMark } from '../Ring/RingMark';
import { ConfigValue } from '../SiteText/SiteText';
import { accessText, joiningGivesAccess, priceText } from './access';
import * as styles from './ServiceFacts.module.css';

/** Words of the first step into a service that only members get an account of; nothing of any other. */
export function MembersFirst({ id }: { id: string }) {
  return (
    joiningGivesAccess(serviceOf(id)) && (
      <>
        <Link href="/docs/association#how-to-join">Become a member</Link>, if you are not one yet.{' '}
      </>
    )
  );
}

/** A text, in which a word leads to a part of the page about the association, where the text has it. */
function Linked({ text, word, to }: { text: string; word: string; to: string }) {
  const [before, found, after] = text.split(new RegExp(`(${word})`, 'i'));
  return (
    <>
      {before}
      {found && (
        // Named `help`, so that this page is not fetched ahead as the first link of the text.
        <Link href={`/docs/association#${to}`} rel="help">
          {found}
        </Link>
      )}
      {after}
    </>
  );
}

/** What a service costs, with the amount of the dues. */
function Price({ service }: { service: Service }) {
  const text = capitalized(priceText(service, dues !== undefined));
  return (
    <>
      <Linked text={text} word="dues" to="how-it-is-funded" />
      {text.includes('dues') && ` (${dues})`}
    </>
  );
}

/** Who may use a service, and how long it takes until they can. Where joining helps, “members” leads to how. */
function Access({ service }: { service: Service }) {
  const text = accessText(service);
  return joiningGivesAccess(service) ? <Linked text={text} word="members" to="how-to-join" /> : text;
}

/**
 * Beside the title the mark of a service; under the lead the way into it, and what newcomers ask about it, in the
 * order in which they ask, from services.config.ts.
 */
export function ServiceFacts({ id }: { id: string }) {
  const service = serviceOf(id);
  const { replaces, software, delay, mailbox, siteAddress } = service;
  const { name, country, safeguard } = hostOf(service);
  const { frequency, place } = site.backups;
  return (
    <>
      <RingMark id={id} />
      <p className={home.actions}>
        <Link href={service.address} className={`${home.primary} ${styles.open}`}>
          Open {service.name}
        </Link>
      </p>
      <DescriptionList
        entries={{
          'Instead of': capitalized(replaces.join(', ')),
          Price: <Price service={service} />,
          'For whom': <Access service={service} />,
          'How long it takes': `${capitalized(delay)}${
            joiningGivesAccess(service)
              ? `; to become a member, ${site.joining.decisionDays} days at most`
              : ''
          }`,
          ...(mailbox && {
            'Your address': `${mailbox.address}, and ${mailbox.aliases} more for the same mailbox (aliases)`,
          }),
          ...(siteAddress && {
            'Address of your site': `${siteAddress.included}, included; a domain name of your own costs ${siteAddress.ownDomain} at a registrar`,
          }),
          Limits: limitsOf(service),
          'Where the data is': `${country}, at ${name}${safeguard ? ` (${safeguard})` : ''}`,
          Backups: (
            <Link href="/cgu#backups">
              {capitalized(frequency)}, kept for <ConfigValue of="backups.keptDays" noun="day" />, {place}
            </Link>
          ),
          'Does it work now?': <Link href={site.links.status}>Status page</Link>,
          'Open since': <ConfigValue of="since" id={id} />,
          'Software and license': software.map(({ name: program, version, license, website, source }) => (
            <span key={program}>
              <Link href={website}>{program}</Link>
              {` ${version}, ${license} (`}
              <Link href={source} aria-label={`Source code of ${program}`}>
                source
              </Link>
              )
            </span>
          )),
        }}
      />
      <ServiceIncidents />
    </>
  );
}
