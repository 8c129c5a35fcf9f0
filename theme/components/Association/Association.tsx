import { services } from '../../../services.config';
import { site } from '../../../site.config';
import { costs, costsTogether, dues, euros, inWords, pricedServices } from '../../facts/facts';
import { Fact } from '../Fact/Fact';
import { hasFact } from '../Fact/hasFact';
import { Link } from '../Link/Link';
import { TableScroll } from '../TableScroll/TableScroll';

/** What pays for the association's work. */
export function Funding() {
  const sources = [
    ...(site.dues.amount === 0 ? [] : ['the dues of our members']),
    'donations',
    ...(site.funding.grants ? ['grants'] : []),
    ...(pricedServices.length > 0 ? ['the price of some services'] : []),
  ];
  return <>We are funded by {inWords(sources)}.</>;
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

/** What follows when somebody is accepted: paying, where membership costs something. */
export function PayDues() {
  return site.dues.amount === 0 ? (
    <>
      <strong>Begin</strong> once you are accepted: membership costs nothing.
    </>
  ) : (
    <>
      <strong>Pay</strong> your <Link href="/docs/association#how-it-is-funded">dues</Link> once you are
      accepted.
    </>
  );
}

const { year } = site.funding.costs;

/** What a year cost: each service, what all share, and the sum. */
export function Costs() {
  return (
    <TableScroll>
      <thead>
        <tr>
          <th scope="col">Costs in {year}</th>
          <th scope="col">The year</th>
          <th scope="col">A month</th>
        </tr>
      </thead>
      <tbody>
        {[...costs, ['Together', costsTogether] as const].map(([name, amount]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{euros(amount)}</td>
            <td>{euros(Math.round((100 * amount) / 12) / 100)}</td>
          </tr>
        ))}
      </tbody>
    </TableScroll>
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

/** How the association stands to the CHATONS collective: a member, a candidate, or neither. */
export function Collective() {
  const { memberSince, candidateSince } = site.collective;
  if (hasFact(memberSince)) {
    return (
      <p>
        We have been a member of the CHATONS collective since <Fact of="collective.memberSince" />. Our peers
        examined us, and we answer to them.
      </p>
    );
  }
  return hasFact(candidateSince) ? (
    <p>
      We asked to join the CHATONS collective on <Fact of="collective.candidateSince" />. We are a candidate,
      not a member yet.
    </p>
  ) : (
    <p>We are not a member of the CHATONS collective. Its charter is our guide.</p>
  );
}

const CONTROL = {
  own: 'The machines are ours: only our administrators run the system and the programs on them.',
  rented:
    'We rent whole machines: only our administrators run the system and the programs; the hardware is the provider’s.',
  virtual:
    'We rent virtual machines: only our administrators run the system and the programs; whoever runs the hardware can technically reach the data.',
};

/** How much of the machines is the association's. */
export const Control = () => CONTROL[site.host.control];

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

/** Whether an appeal suspends an exclusion, as the statutes say. */
export const Appeal = () =>
  site.statutes.appealSuspends
    ? 'The appeal suspends the exclusion until the assembly has decided.'
    : 'The appeal does not suspend the exclusion.';
