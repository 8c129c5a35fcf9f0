import { site } from '../../../site.config';
import { serviceOf } from '../SiteText/SiteText';
import { accessText } from './access';
import * as styles from './ServiceFacts.module.css';

/** What there is to know about a service at a glance, from services.config.ts. */
export function ServiceFacts({ id }: { id: string }) {
  const { address, access, replaces, limits, software } = serviceOf(id);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Address</dt>
        <dd>
          <a href={address} rel="noopener">
            {new URL(address).host}
          </a>
        </dd>
      </div>
      <div>
        <dt>For whom</dt>
        <dd>{accessText[access]}</dd>
      </div>
      <div>
        <dt>Instead of</dt>
        <dd>{replaces.join(', ')}</dd>
      </div>
      <div>
        <dt>Limits</dt>
        <dd>{limits}</dd>
      </div>
      <div>
        <dt>Data</dt>
        <dd>
          {site.host.country}, at {site.host.name}
        </dd>
      </div>
      <div>
        <dt>Software and license</dt>
        <dd>
          <a href={software.website} rel="noopener">
            {software.name}
          </a>
          , {software.license} (
          <a href={software.source} rel="noopener" aria-label={`Source code of ${software.name}`}>
            source
          </a>
          )
        </dd>
      </div>
    </dl>
  );
}
