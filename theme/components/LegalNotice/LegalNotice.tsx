import { site } from '../../../site.config';
import styles from '../ServiceFacts/ServiceFacts.module.css';

function Facts({ facts }: { facts: [term: string, value: string][] }) {
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

/** Who publishes the site, as article 1-1 of the French law 2004-575 (LCEN) asks. */
export function LegalNotice() {
  const { legal, contact, name } = site;
  return (
    <Facts
      facts={[
        ['Publisher', name],
        ['Legal form', legal.form],
        ['Registration (RNA)', legal.registration],
        ['Registered office', legal.address],
        ['Telephone', legal.phone],
        ['Mail', contact.general],
        ['Director of publication', legal.publicationDirector],
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
