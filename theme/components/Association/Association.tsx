import { services } from '../../../services.config';
import { site } from '../../../site.config';
import { costs, costsTogether, dues, euros, inWords, pricedServices } from '../../facts/facts';
import { Link } from '../Link/Link';
import { FactTable } from '../TableScroll/FactTable';

/** What pays for the association's work. */
export function Funding() {
  const sources = [
    ...(site.dues.amount === 0 ? [] : ['the dues of our members']),
    'donations',
    ...(site.funding.grants ? ['grants'] : []),
    ...(pricedServices.length > 0 ? ['the price of some services'] : []),
  ];
  return <p>We are funded by {inWords(sources)}.</p>;
}

/** The dues in a sentence, after words: “€24 a year”; nothing where there are none. */
export function DuesAmount({ before }: { before: string }) {
  return dues && before + dues;
}

/** What a member pays: “€24 a year; €8 for students”. */
export function Dues() {
  const { steps, payment } = site.dues;
  const others = steps.map((step) => `; ${euros(step.amount)} for ${step.who}`);
  return dues
    ? `${dues}${others.join('')}. Means of payment: ${payment}.`
    : 'none: membership costs nothing.';
}

const { year } = site.funding.costs;

/** What a year cost: each service, what all share, and the sum. */
export function Costs() {
  return (
    <FactTable head={[`Costs in ${year}`, 'The year', 'A month']}>
      {[...costs, ['Together', costsTogether] as const].map(([name, amount]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{euros(amount)}</td>
          <td>{euros(Math.round((100 * amount) / 12) / 100)}</td>
        </tr>
      ))}
    </FactTable>
  );
}

/** A measure for those who choose what they give: what a member costs in a year, where members are several. */
export function CostOfMember() {
  const { members } = site.people;
  return (
    members > 1 &&
    `In ${year} everything together cost ${euros(Math.round(costsTogether / members))} for each of our ${members} members. `
  );
}

/** Which services a member pays for. */
export function PaidServices() {
  if (pricedServices.length === 0) {
    return 'none has a price.';
  }
  const prices = inWords(pricedServices.map(({ name, price }) => `${name} costs ${price}`));
  return `${prices}${pricedServices.length < services.length ? `; the others ${site.dues.amount > 0 ? 'are included in the dues' : 'have no price'}` : ''}.`;
}

/** Where people can ask to join. */
export function JoiningForm() {
  return <Link href={site.joining.form}>form</Link>;
}

/** The association's addresses on social networks; nothing without one. */
export function SocialNetworks() {
  return (
    site.socialNetworks.length > 0 && (
      <ul>
        {site.socialNetworks.map((address) => (
          <li key={address}>
            <Link href={address}>{address.replace(/^https?:\/\//, '')}</Link>
          </li>
        ))}
      </ul>
    )
  );
}
