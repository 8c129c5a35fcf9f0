import { services } from '../../../services.config';
import { site } from '../../../site.config';
import { euros, inWords, pricedServices } from '../../facts/facts';
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
  const { amount, period } = site.dues;
  return amount > 0 && `${before}${euros(amount)} a ${period}`;
}

/** What a member pays: “€24 a year; €8 for students”. */
export function Dues() {
  const { amount, steps, period, payment } = site.dues;
  const others = steps.map((step) => `; ${euros(step.amount)} for ${step.who}`);
  return amount === 0
    ? 'none: membership costs nothing.'
    : `${euros(amount)} a ${period}${others.join('')}. Means of payment: ${payment}.`;
}

const { year, shared } = site.funding.costs;
/** What the year cost, by service. */
const costs = [
  ...services.map((service) => [service.name, service.costs] as const),
  ['What all share', shared] as const,
];
const together = costs.reduce((sum, [, amount]) => sum + amount, 0);

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
        {[...costs, ['Together', together] as const].map(([name, amount]) => (
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
    `In ${year} everything together cost ${euros(Math.round(together / members))} for each of our ${members} members. `
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

/** What the association publishes elsewhere, by its name in `documents` of site.config.ts. */
const DOCUMENTS = {
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
} satisfies Partial<Record<keyof typeof site.documents, string>>;

/** Links to what the association publishes elsewhere, and a sentence about what it does not publish. */
export function Documents() {
  const documents = Object.entries(DOCUMENTS).map(([name, text]) => ({
    text,
    address: site.documents[name as keyof typeof DOCUMENTS],
  }));
  const published = documents.filter(({ address }) => hasFact(address));
  const others = documents.filter(({ address }) => !hasFact(address)).map(({ text }) => text);
  return (
    <>
      {published.length > 0 && (
        <ul>
          {published.map(({ text, address }) => (
            <li key={text}>
              <Link href={address}>{text}</Link>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && <p>On request, and not online: {inWords(others)}.</p>}
    </>
  );
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
