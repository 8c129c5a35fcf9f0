import { services } from '../../../services.config';
import { sumOf } from '../../../shared/sumOf';
import { valueAt } from '../../../shared/valueAt';
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

/** What follows when somebody is accepted: paying, where membership costs something. */
export function PayDues() {
  return site.dues.amount === 0 ? (
    <>
      <strong>Begin</strong> once you are accepted: membership costs nothing.
    </>
  ) : (
    <>
      <strong>Pay</strong> your dues once you are accepted
      {site.dues.amount === undefined ? (
        '.'
      ) : (
        <>
          : <Dues />
        </>
      )}
    </>
  );
}

/** What the year of `funding.costs` cost: each service, what all share, what services have not given yet, and the sum; nothing while nobody knows it. */
export function Costs() {
  const { costs } = site.funding;
  if (!costs) {
    return null;
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

/** How much of the machines is the association's; nothing while nobody knows it. */
export function Control() {
  return site.host.control && CONTROL[site.host.control];
}

/** Since when each service exists, of those that say it. */
export function OpeningDays() {
  const dated = services.filter(({ since }) => since);
  return (
    dated.length > 0 && (
      <p>
        Our services opened on these days:{' '}
        {dated.map(({ id, name }, index) => (
          <span key={id}>
            {index > 0 && '; '}
            {name}: <Fact of="since" id={id} />
          </span>
        ))}
        .
      </p>
    )
  );
}

/** What the association publishes elsewhere, by its name in `documents` of site.config.ts. */
const DOCUMENTS: Partial<Record<keyof typeof site.documents, string>> = {
  internalRules: 'internal rules',
  minutes: 'minutes of the assemblies',
  activityReports: 'activity reports',
  accounts: 'accounts',
  usageFigures: 'usage figures without personal data',
  contributions: 'what we give back to free software',
  infrastructure: 'how the servers are built and connected',
  procedures: 'how each service is installed and looked after',
  softwareList: 'programs installed on the servers, year by year',
  confidentiality: 'what the administrators have signed',
  securityPolicy: 'security policy',
  securityCheck: 'last check of the security headers',
};

/** What this page leaves out while nobody knows it, by its path in site.config.ts. */
const FACTS = {
  'people.council': 'names and offices of the council',
  'funding.costs': 'what each service costs',
  'host.dataCenter': 'town of the data center',
  'host.control': 'how far we control the machines',
  'administrators.count': 'number of administrators',
  'joining.meetings': 'meetings open to everyone',
};

/** What the association publishes elsewhere, and, folded, what it does not publish yet. */
export function Documents() {
  const documents = Object.entries(DOCUMENTS).map(([name, text]) => ({
    text,
    address: site.documents[name as keyof typeof DOCUMENTS],
  }));
  const facts = [
    ...Object.entries(FACTS).map(([path, text]) => ({
      text,
      isKnown: valueAt(site, path.split('.')) !== undefined,
    })),
    { text: 'the day on which each service opened', isKnown: services.some(({ since }) => since) },
  ];
  const published = documents.filter(({ address }) => address);
  const missing = [
    ...documents.filter(({ address }) => !address).map(({ text }) => text),
    ...facts.filter(({ isKnown }) => !isKnown).map(({ text }) => text),
  ];
  return (
    <>
      {published.length > 0 && (
        <ul>
          {published.map(({ text, address = '' }) => (
            <li key={text}>
              <Link href={address}>{text}</Link>
            </li>
          ))}
        </ul>
      )}
      {missing.length > 0 && (
        <details>
          <summary>
            <strong>Not published yet</strong> ({missing.length})
          </summary>
          <ul>
            {missing.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
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
