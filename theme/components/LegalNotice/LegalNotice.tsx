import type { ReactNode } from 'react';
import { site } from '../../../site.config';
import * as styles from '../ServiceFacts/ServiceFacts.module.css';
import { ContactLink, SiteName } from '../SiteText/SiteText';
import { dateInWords } from './dateInWords';

function Facts({ facts }: { facts: [term: string, value: ReactNode][] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A day of site.config.ts in words; while it is not given, the blank that the pages use. */
function Day({ iso }: { iso: string | undefined }) {
  return iso ? <time dateTime={iso}>{dateInWords(iso)}</time> : '[date, to be filled in]';
}

/**
 * Who publishes the site, as article 1-1 of the French law 2004-575 (LCEN) asks;
 * `withHistory` adds what the law does not ask for, on the page about the association.
 */
export function LegalNotice({ withHistory = false }: { withHistory?: boolean }) {
  const { legal, collective } = site;
  return (
    <Facts
      facts={[
        [withHistory ? 'Name' : 'Publisher', <SiteName key="name" />],
        ['Legal form', legal.form],
        ['Registration (RNA)', legal.registration],
        ['Registered office', legal.address],
        ['Telephone', legal.phone],
        ['Mail', <ContactLink key="mail" to="general" />],
        ['Director of publication', legal.publicationDirector],
        ...(withHistory
          ? ([
              ['Founded on', <Day key="founded" iso={legal.foundedOn} />],
              ['In the CHATONS collective since', <Day key="since" iso={collective?.memberSince} />],
            ] satisfies [string, ReactNode][])
          : []),
      ]}
    />
  );
}

/** On whose machines the site runs, as the same article asks. */
export function HostNotice() {
  const { host } = site;
  return (
    <Facts
      facts={[
        ['Host', host.name],
        ['Address', host.address],
        ['Telephone', host.phone],
        ['Country', host.country],
      ]}
    />
  );
}
