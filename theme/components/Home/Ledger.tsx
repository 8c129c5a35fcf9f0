import type { ReactNode } from 'react';
import { site } from '../../../shared/configuration';
import { formatLongDate } from '../../../shared/longDate';
import { isPresent } from '../../../shared/when';
import { costsOfMember, dues, formatEuros, totalCosts } from '../../config/values';
import { TakePart } from '../Association/Association';
import { Fact } from '../DescriptionList/DescriptionList';
import { Bill } from './Bill';
import { useHomeStyles } from './homeStyles';

const { income, costs } = site.funding;

/** Renders the dues, the members, the last assembly, and what came in and was spent in a year. */
const Numbers = () => (
  <dl>
    {dues && <Fact name="Dues">{dues}</Fact>}
    <Fact name="Members">{site.people.members}</Fact>
    {isPresent(site.people.lastAssembly) && (
      <Fact name="Last assembly">{formatLongDate(site.people.lastAssembly)}</Fact>
    )}
    <Fact name={`Came in, ${costs.year}`}>{formatEuros(income)}</Fact>
    <Fact name={`Spent, ${costs.year}`}>{formatEuros(totalCosts)}</Fact>
  </dl>
);

/**
 * Renders a band across the window: how the association is run (the children), ways to take part,
 * and the bill of a year for one member. If there is no bill, `Numbers` takes its place.
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
