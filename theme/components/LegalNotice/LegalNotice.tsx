import { site } from '../../../site.config';
import { longDate } from '../../blog/posts';
import { Facts } from '../Facts/Facts';
import { ContactLink, SiteName } from '../SiteText/SiteText';

/** A day of site.config.ts in words; while it is not given, the blank that the pages use. */
function Day({ iso }: { iso: string | undefined }) {
  return iso ? <time dateTime={iso}>{longDate(iso)}</time> : '[date, to be filled in]';
}

/**
 * Who publishes the site, as article 1-1 of the French law 2004-575 (LCEN) asks;
 * `withHistory` adds what the law does not ask for, on the page about the association.
 */
export function LegalNotice({ withHistory = false }: { withHistory?: boolean }) {
  const { legal, collective } = site;
  return (
    <Facts
      facts={{
        [withHistory ? 'Name' : 'Publisher']: <SiteName />,
        'Legal form': legal.form,
        'Registration (RNA)': legal.registration,
        'Registered office': legal.address,
        Telephone: legal.phone,
        Mail: <ContactLink to="general" />,
        'Director of publication': legal.publicationDirector,
        ...(withHistory && {
          'Founded on': <Day iso={legal.foundedOn} />,
          'In the CHATONS collective since': <Day iso={collective?.memberSince} />,
        }),
      }}
    />
  );
}

/** On whose machines the site runs, as the same article asks. */
export function HostNotice() {
  const { name, address, phone, country } = site.host;
  return <Facts facts={{ Host: name, Address: address, Telephone: phone, Country: country }} />;
}
