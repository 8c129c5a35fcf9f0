import type { ReactNode } from 'react';
import { site } from '../../../shared/configuration';
import { longDate } from '../../../shared/longDate';
import { isPresent } from '../../../shared/when';
import { costsTogether, dues, euros } from '../../config/values';
import { Link } from '../Link/Link';
import * as styles from './Home.module.css';

const { income, costs } = site.funding;

/** Returns the width of an amount's bar in percent. The longer one of the two bars has 100 %. */
const share = (amount: number) =>
  `${Math.round((100 * amount) / Math.max(income, costsTogether, 1))}%`;

/**
 * Renders a band across the window: how the association is run (the children), ways to take part,
 * and its numbers of a year.
 */
export function Ledger({ children }: { children: ReactNode }) {
  const facts = [
    ...(dues ? [{ what: 'Dues', figure: dues }] : []),
    { what: 'Members', figure: site.people.members },
    ...(isPresent(site.people.lastAssembly)
      ? [{ what: 'Last assembly', figure: longDate(site.people.lastAssembly) }]
      : []),
    { what: `Came in, ${costs.year}`, figure: euros(income), bar: share(income) },
    { what: `Spent, ${costs.year}`, figure: euros(costsTogether), bar: share(costsTogether) },
  ];
  return (
    <section className={styles.ledger}>
      <div>
        {children}
        <p className={styles.actions}>
          <Link href="/docs/association#how-to-join" className="button">
            Join
          </Link>
          {isPresent(site.links.donation) && (
            <Link href={site.links.donation} className="button outline">
              Donate
            </Link>
          )}
        </p>
      </div>
      <dl>
        {facts.map(({ what, figure, bar }) => (
          <div key={what} data-bar={bar && ''}>
            <dt>{what}</dt>
            <dd>
              {figure}
              {bar && (
                <svg aria-hidden="true">
                  <rect width={bar} height="100%" />
                </svg>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
