import type { ReactNode } from 'react';
import { site } from '../../../shared/configuration';
import { formatLongDate } from '../../../shared/longDate';
import { isPresent } from '../../../shared/when';
import { dues, formatEuros, totalCosts } from '../../config/values';
import { TakePart } from '../Association/Association';
import * as styles from './Home.module.css';

const { income, costs } = site.funding;

/**
 * Returns the width of the bar for an amount, in percent. The longer one of the two bars has 100 %.
 */
const makeBarWidth = (amount: number) =>
  `${Math.round((100 * amount) / Math.max(income, totalCosts, 1))}%`;

/**
 * Renders a band across the window: how the association is run (the children), ways to take part,
 * and its numbers of a year.
 */
export function Ledger({ children }: { children: ReactNode }) {
  const facts = [
    ...(dues ? [{ label: 'Dues', value: dues }] : []),
    { label: 'Members', value: site.people.members },
    ...(isPresent(site.people.lastAssembly)
      ? [{ label: 'Last assembly', value: formatLongDate(site.people.lastAssembly) }]
      : []),
    { label: `Came in, ${costs.year}`, value: formatEuros(income), bar: makeBarWidth(income) },
    {
      label: `Spent, ${costs.year}`,
      value: formatEuros(totalCosts),
      bar: makeBarWidth(totalCosts),
    },
  ];
  return (
    <section className={styles.ledger}>
      <div>
        {children}
        <TakePart />
      </div>
      <dl>
        {facts.map(({ label, value, bar: barWidth }) => (
          <div key={label} data-bar={barWidth && ''}>
            <dt>{label}</dt>
            <dd>
              {value}
              {barWidth && (
                <svg aria-hidden="true">
                  <rect width={barWidth} height="100%" />
                </svg>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
