import { services } from '../../../services.config';
import { sumOf } from '../../../shared/sumOf';
import { site } from '../../../site.config';
import { euros, inWords } from '../../facts/facts';
import { Fact } from '../Fact/Fact';
import { Link } from '../Link/Link';
import { TableScroll } from '../TableScroll/TableScroll';

const priced = services.filter(({ price }) => price);

/** What pays for the association's work. */
export function Funding() {
  const sources = [
    ...(site.dues.amount === 0 ? [] : ['the dues of our members']),
    'donations',
    ...(site.funding.grants ? ['grants'] : []),
    ...(priced.length > 0 ? ['the price of some services'] : []),
  ];
  return <>We are funded by {inWords(sources)}.</>;
}

/** The dues in a sentence: “€20 a year, reduced €10”, after words; nothing while nobody knows them, or where there are none. */
export function DuesAmount({ before }: { before: string }) {
  const { amount, reduced, period } = site.dues;
  return (
    amount !== undefined &&
    amount > 0 && (
      <>
        {before}
        {euros(amount)}
        {period && ` a ${period}`}
        {reduced !== undefined && `, reduced ${euros(reduced)}`}
      </>
    )
  );
}

/** What a member pays. */
export function Dues() {
  if (site.dues.amount === 0) {
    return 'none: membership costs nothing.';
  }
  return site.dues.amount === undefined ? (
    <>
      <Fact of="dues.amount" />.
    </>
  ) : (
    <>
      <DuesAmount before="" />. Means of payment: <Fact of="dues.payment" />.
    </>
  );
}

/** What the year of `funding.costs` cost: each service, what all share, what services have not given yet, and the sum. */
export function Costs() {
  const { costs } = site.funding;
  if (!costs) {
    return (
      <p>
        What each service costs: <Fact of="funding.costs" />.
      </p>
    );
  }
  const rows = [
    ...services.flatMap(({ name, costs }) => (costs ? [[name, sumOf(costs)] as const] : [])),
    ['What all share', sumOf(costs.shared)] as const,
  ];
  const unpublished = sumOf([costs.total, ...rows.map(([, year]) => -year)]);
  if (unpublished > 0) {
    rows.push(['Services not published yet', unpublished]);
  }
  return (
    <TableScroll>
      <thead>
        <tr>
          <th scope="col">Costs in {costs.year}</th>
          <th scope="col">The year</th>
          <th scope="col">A month</th>
        </tr>
      </thead>
      <tbody>
        {[...rows, ['Together', costs.total] as const].map(([name, year]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{euros(year)}</td>
            <td>{euros(sumOf([year / 12]))}</td>
          </tr>
        ))}
      </tbody>
    </TableScroll>
  );
}

/** A measure for those who choose what they give: what a member costs in a year, where both are known and members are several. */
export function CostOfMember() {
  const { costs } = site.funding;
  const { members } = site.people;
  return (
    costs &&
    members !== undefined &&
    members > 1 && (
      <>
        In {costs.year} everything together cost {euros(Math.round(costs.total / members))} for each of our{' '}
        {members} members.{' '}
      </>
    )
  );
}

/** Which services a member pays for. */
export function PaidServices() {
  if (services.some(({ price }) => price === undefined)) {
    return (
      <>
        see <Link href="/cgu#services-covered">the prices in the terms</Link>.
      </>
    );
  }
  return priced.length === 0 ? (
    <>none has a price.</>
  ) : (
    <>
      {inWords(priced.map(({ name, price }) => `${name} costs ${price}`))}
      {priced.length < services.length && '; the others have no price'}.
    </>
  );
}

/** Where people can ask to join. */
export function JoiningForm() {
  return site.joining.form && <Link href={site.joining.form}>form</Link>;
}

/** How the association stands to the CHATONS collective: a member, a candidate, or neither. */
export function Collective() {
  const { memberSince, candidateSince } = site.collective;
  if (memberSince) {
    return (
      <p>
        We have been a member of the CHATONS collective since <Fact of="collective.memberSince" />. Our peers
        examined us, and we answer to them.
      </p>
    );
  }
  return candidateSince ? (
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
export function Control() {
  return site.host.control ? CONTROL[site.host.control] : <Fact of="host.control" />;
}

/** Since when each service exists, of those that say it. */
export function OpeningDays() {
  return services.some(({ since }) => since)
    ? services
        .filter(({ since }) => since)
        .map(({ id, name }, index) => (
          <span key={id}>
            {index > 0 && '; '}
            {name}: <Fact of="since" id={id} />
          </span>
        ))
    : 'not published yet';
}

/** The association's addresses on social networks; nothing without one. */
export function SocialNetworks() {
  return (
    site.socialNetworks &&
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
export function Appeal() {
  const { appealSuspends } = site.statutes;
  if (appealSuspends === undefined) {
    return (
      <>
        Effect of the appeal: <Fact of="statutes.appealSuspends" />.
      </>
    );
  }
  return appealSuspends
    ? 'The appeal suspends the exclusion until the assembly has decided.'
    : 'The appeal does not suspend the exclusion.';
}
