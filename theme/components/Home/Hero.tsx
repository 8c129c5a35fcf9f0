import type { ReactNode } from 'react';
import { services, site } from '../../../shared/configuration';
import { dues, joinInWords, pricedServices, servicesWithoutAccount } from '../../config/values';
import { Link } from '../Link/Link';
import { Ring } from '../Ring/Ring';
import { useHomeStyles } from './homeStyles';

/** True if each service is open to everyone, or gives every member an account. */
const membersMayUseAll = services.every(
  ({ access, registration }) =>
    access === 'everyone' || (registration !== 'closed' && registration !== 'clients'),
);

const namesOfPricedServices = joinInWords(pricedServices.map(({ name }) => name));
const costVerb = pricedServices.length === 1 ? 'costs' : 'cost';

/** Shows the association's tagline, in French. */
export function Tagline() {
  return (
    <p lang="fr" className="home-tagline">
      {site.tagline}
    </p>
  );
}

/**
 * Renders the top of the home page: what the association does (the children), what visitors can use
 * at once, what members pay, and the ring, a drawing of the services.
 */
export function Hero({ children }: { children: ReactNode }) {
  useHomeStyles();
  return (
    <section className="home-hero">
      <div>
        {children}
        {servicesWithoutAccount.length > 0 && (
          <p className="actions">
            <b>Use it now, without an account:</b>
            {servicesWithoutAccount.map(({ id, name, action = `Open ${name}`, address }) => (
              <Link key={id} href={address} className="button">
                {action}
              </Link>
            ))}
          </p>
        )}
        <p className="actions">
          <span>
            {membersMayUseAll ? (
              <>
                Members may use all services
                {dues && (
                  <>
                    , for <b>{dues}</b>
                  </>
                )}
                .{pricedServices.length > 0 && ` Only ${namesOfPricedServices} ${costVerb} extra.`}
              </>
            ) : (
              'The page of each service says who may use it, and its price.'
            )}
          </span>
          <Link href="/docs/services" className="button outline">
            Our services
          </Link>
          <Link href="/docs/association#how-to-join" className="button outline">
            Join
          </Link>
        </p>
      </div>
      <Ring />
    </section>
  );
}
