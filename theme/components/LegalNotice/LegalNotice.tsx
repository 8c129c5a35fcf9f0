import { site } from '../../../site.config';
import { isPresent, recipients } from '../../config/values';
import { DescriptionList } from '../DescriptionList/DescriptionList';
import { Link } from '../Link/Link';
import { ConfigValue, ContactLink, SiteName } from '../SiteText/SiteText';

/**
 * The publisher of the site, as article 1-1 of the French law 2004-575 (LCEN) requires.
 * `withHistory` adds the founding and the membership, for the page about the association.
 */
export function LegalNotice({ withHistory = false }: { withHistory?: boolean }) {
  const { legal, collective, repository } = site;
  return (
    <DescriptionList
      entries={{
        [withHistory ? 'Name' : 'Publisher']: <SiteName />,
        'Legal form': legal.form,
        [`Registration (${legal.registration.startsWith('W') ? 'RNA' : 'SIREN'})`]: legal.registration,
        'Registered office': legal.address,
        Telephone: legal.phone,
        Email: <ContactLink to="general" />,
        'Director of publication': legal.publicationDirector,
        ...(withHistory && { 'Founded on': <ConfigValue of="legal.foundedOn" /> }),
        ...(withHistory &&
          isPresent(collective.memberSince) && {
            'In the CHATONS collective since': <ConfigValue of="collective.memberSince" />,
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

/** The host of the site, and everybody else who stores its data, as the same article requires. */
export function HostNotice() {
  const { name, address, phone, country } = site.host;
  const others = recipients.flatMap(({ address: at, ...other }) =>
    at ? [`${other.name}, ${at} (${other.role})`] : [],
  );
  return (
    <DescriptionList
      entries={{
        Host: name,
        Address: address,
        Telephone: phone,
        Country: country,
        ...(others.length > 0 && { 'Other storage of data of this site': others.join('; ') }),
      }}
    />
  );
}
