import type { ReactNode } from 'react';
import { site } from '../../../shared/configuration';
import { formatLongDate } from '../../../shared/longDate';
import { isPresent } from '../../../shared/when';
import { costsOfMember, dues, formatEuros, totalCosts } from '../../config/values';
import { TakePart } from '../Association/Association';
import { Bill } from './Bill';
import { useHomeStyles } from './homeStyles';

const { income, costs } = site.funding;

/** Renders the numbers of a year. */
function Numbers() {
  const facts = [
    ...(dues ? [{ label: 'Dues', value: dues }] : []),
    { label: 'Members', value: site.people.members },
    ...(isPresent(site.people.lastAssembly)
      ? [{ label: 'Last assembly', value: formatLongDate(site.people.lastAssembly) }]
      : []),
    { label: `Came in, ${costs.year}`, value: formatEuros(income) },
    { label: `Spent, ${costs.year}`, value: formatEuros(totalCosts) },
  ];
  return (
    <dl>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * Renders a band across the window: how the association is run (the children), ways to take part,
 * and the bill of a year for one member. Where there is no bill, the numbers of the year stand in
 * its place.
 */
export function Ledger({ children }: { children: ReactNode }) {
  useHomeStyles();
  return (
    <section className="home-ledger">
      <div>
        {children}
        <TakePart />
      </div>
      {costsOfMember ? <Bill costs={costsOfMember} /> : <Numbers />}
    </section>
  );
}
