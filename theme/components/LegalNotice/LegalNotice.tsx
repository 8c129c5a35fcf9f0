import { site } from '../../../site.config';
import { recipients } from '../../facts/facts';
import { Fact } from '../Fact/Fact';
import { hasFact } from '../Fact/hasFact';
import { Facts } from '../Facts/Facts';
import { Link } from '../Link/Link';
import { ContactLink, SiteName } from '../SiteText/SiteText';

/**
 * Who publishes the site, as article 1-1 of the French law 2004-575 (LCEN) asks;
 * `withHistory` adds what the law does not ask for, on the page about the association.
 */
export function LegalNotice({ withHistory = false }: { withHistory?: boolean }) {
  const { legal, collective, repository } = site;
  return (
    <Facts
      facts={{
        [withHistory ? 'Name' : 'Publisher']: <SiteName />,
        'Legal form': legal.form,
        [`Registration (${legal.registration.startsWith('W') ? 'RNA' : 'SIREN'})`]: legal.registration,
        'Registered office': legal.address,
        Telephone: legal.phone,
        Email: <ContactLink to="general" />,
        'Director of publication': legal.publicationDirector,
        ...(withHistory && { 'Founded on': <Fact of="legal.foundedOn" /> }),
        ...(withHistory &&
          hasFact(collective.memberSince) && {
            'In the CHATONS collective since': <Fact of="collective.memberSince" />,
          }),
        ...(!withHistory && {
          'Source code of this site': (
            <>
              <Link href={repository.source}>{new URL(repository.source).host}</Link>, under AGPL 3.0 or later
            </>
          ),
        }),
      }}
    />
  );
}

/** On whose machines the site runs, and who else stores data of it, as the same article asks. */
export function HostNotice() {
  const { name, address, phone, country } = site.host;
  const others = recipients.flatMap(({ address: at, ...other }) =>
    at ? [`${other.name}, ${at} (${other.role})`] : [],
  );
  return (
    <Facts
      facts={{
        Host: name,
        Address: address,
        Telephone: phone,
        Country: country,
        ...(others.length > 0 && { 'Other storage of data of this site': others.join('; ') }),
      }}
    />
  );
}
