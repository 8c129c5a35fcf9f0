import { Fragment, type ReactNode } from 'react';
import { services } from '../../../services.config';
import { site } from '../../../site.config';
import { capitalized, dues, inWords, pricedServices } from '../../config/values';
import { Link } from '../Link/Link';
import { Ring } from '../Ring/Ring';
import { countInWords } from '../SiteText/numberInWords';
import * as styles from './Home.module.css';

const withoutAccount = services.filter(({ access }) => access === 'everyone');

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
  return (
    <section className={styles.hero}>
      <div>
        {children}
        <p>
          {membersMayUseAll ? (
            <>
              Members may use all services
              {dues && `, for ${dues}`}.
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
        {withoutAccount.length > 0 && (
          <p className={styles.tryNow}>
            <b>Try now</b>, without an account:{' '}
            {withoutAccount.map(({ id, name, address }, index) => (
              <Fragment key={id}>
                {index > 0 && ', '}
                <Link href={address}>{name}</Link>
              </Fragment>
            ))}
          </p>
        )}
      </div>
      <Ring>
        {capitalized(countInWords(services.length, 'service'))}
        <tspan x="0" dy="1.25em">
          and you
        </tspan>
      </Ring>
    </section>
  );
}
