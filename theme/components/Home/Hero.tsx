import type { ReactNode } from 'react';
import { services } from '../../../services.config';
import { site } from '../../../site.config';
import { inWords, pricedServices } from '../../facts/facts';
import { DuesAmount } from '../Association/Association';
import { Link } from '../Link/Link';
import { Ring } from '../Ring/Ring';
import { countInWords } from '../SiteText/numberInWords';
import * as styles from './Home.module.css';

const open = services.filter(({ access }) => access === 'everyone').map(({ name }) => name);

const membersMayUseAll = services.every(
  ({ access, registration }) =>
    access === 'everyone' || (registration !== 'closed' && registration !== 'clients'),
);

/** The association's tagline, in French. */
export function Tagline() {
  return (
    <p lang="fr" className={styles.tagline}>
      {site.tagline}
    </p>
  );
}

/** The top of the home page: what the association does (the children), what it costs, ways on, the ring. */
export function Hero({ children }: { children: ReactNode }) {
  const count = countInWords(services.length, 'service');
  return (
    <section className={styles.hero}>
      <div>
        {children}
        <p>
          {open.length > 0 && `${inWords(open)} ${open.length === 1 ? 'needs' : 'need'} no account. `}
          {membersMayUseAll ? (
            <>
              Members may use all services
              <DuesAmount before=", for " />.
              {pricedServices.length > 0 &&
                ` Only ${inWords(pricedServices.map(({ name }) => name))} ${pricedServices.length === 1 ? 'costs' : 'cost'} extra.`}
            </>
          ) : (
            'The page of each service says who may use it, and its price.'
          )}
        </p>
        <p className={styles.actions}>
          <Link href="/docs/services" className={styles.primary}>
            Our services
          </Link>
          <Link href="/docs/association#how-to-join">Join</Link>
          <Link href={site.links.donation}>Donate</Link>
        </p>
      </div>
      <Ring>
        {count.slice(0, 1).toUpperCase() + count.slice(1)}
        <tspan x="0" dy="1.25em">
          and you
        </tspan>
      </Ring>
    </section>
  );
}
