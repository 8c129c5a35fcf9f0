import type { ServiceConfig } from '../../../plugins/siteConfig/schema';
import { site } from '../../../site.config';
import { hostOf, limitsOf } from '../../facts/facts';
import { Fact } from '../Fact/Fact';
import { Facts } from '../Facts/Facts';
import * as home from '../Home/Home.module.css';
import { ServiceIncidents } from '../Incidents/Incidents';
import { Link } from '../Link/Link';
import { RingMark } from '../Ring/RingMark';
import { serviceOf } from '../SiteText/SiteText';
import { accessText, joiningGivesAccess } from './access';
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

/** Who may use a service. Where joining gives access to it, “members” leads to how one becomes one. */
function Access({ service }: { service: ServiceConfig }) {
  const text = accessText(service);
  if (!joiningGivesAccess(service)) {
    return text;
  }
  const [before, members, after] = text.split(/(members)/i);
  return (
    <>
      {before}
      {/* Named `help`, so that this page is not fetched ahead as the first link of the text. */}
      <Link href="/docs/association#how-to-join" rel="help">
        {members}
      </Link>
      {after}
    </>
  );
}

/**
 * Beside the title the mark of a service; under the lead the way into it, and what there is to know about
 * it at a glance, from services.config.ts.
 */
export function ServiceFacts({ id }: { id: string }) {
  const service = serviceOf(id);
  const { replaces, software, price, delay, access, registration } = service;
  const isForAnyone = access === 'everyone' || registration === 'free';
  const { name, country, safeguard } = hostOf(service);
  return (
    <>
      <RingMark id={id} />
      <p className={styles.way}>
        <span className={home.actions}>
          <Link href={service.address} className={`${home.primary} ${styles.open}`}>
            Open {service.name}
          </Link>
        </span>
        <span>
          <Access service={service} />
        </span>
      </p>
      <Facts
        facts={{
          Price: price === 'none' && !isForAnyone && site.dues.amount > 0 ? 'included in the dues' : price,
          'How soon': delay,
          'Instead of': replaces.join(', '),
          Limits: limitsOf(service),
          Data: `${country}, at ${name}${safeguard ? ` (${safeguard})` : ''}`,
          'Open since': <Fact of="since" id={id} />,
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
          Backups: <Link href="/cgu#backups">{site.backups.frequency}</Link>,
          'Does it work?': <Link href={site.links.status}>Status page</Link>,
        }}
      />
      <ServiceIncidents />
    </>
  );
}
