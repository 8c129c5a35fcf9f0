import type { ReactNode } from 'react';
import { site } from '../../../shared/configuration';
import { isPresent } from '../../../shared/when';
import { duesAsOrganization, GROUP_SIZES } from '../../config/groupDues';
import { capitalize, costs, formatEuros, requireFact, totalCosts } from '../../config/values';
import { DescriptionList, Fact } from '../DescriptionList/DescriptionList';
import { Link } from '../Link/Link';
import { HeadedTable } from '../TableScroll/HeadedTable';
import { hasLongWord } from '../TableScroll/longWord';

/** Matches a member of the council with an office in brackets: `Ada Example (chair)`. */
const NAME_AND_OFFICE = /^(.*?) *\((.*)\)$/;

/**
 * Renders the ways to take part, as buttons: to join the association and to give it money.
 *
 * @param children what stands after the buttons
 */
export const TakePart = ({ children }: { children?: ReactNode }) => (
  <p className="actions">
    <Link href="/docs/association#how-to-join" className="button">
      Join
    </Link>
    {isPresent(site.links.donation) && (
      <Link href={site.links.donation} className="button outline">
        Donate
      </Link>
    )}
    {children}
  </p>
);

/** Lists the members of the council, each under the name of the office. */
export const Council = () => (
  <DescriptionList isShort>
    {site.people.council.map((person) => {
      const [, name = person, office = 'member'] = NAME_AND_OFFICE.exec(person) ?? [];
      return (
        <Fact key={person} name={capitalize(office)}>
          {name}
        </Fact>
      );
    })}
  </DescriptionList>
);

/**
 * Returns amounts in euros, all with cents or all without, so that the digits of a column stand
 * below each other.
 */
function formatColumn(amounts: number[]): string[] {
  const hasCents = amounts.some((amount) => !Number.isInteger(amount));
  return amounts.map((amount) => formatEuros(amount, hasCents));
}

/**
 * Renders a table of the costs, for a year and for a month: a row for each service, a row for what
 * all share, and the sum. The sum of a month adds up the rounded amounts above it.
 */
export function Costs() {
  const monthlyCents = costs.map(([, amount]) => Math.round((100 * amount) / 12));
  const totalCents = monthlyCents.reduce((sum, cents) => sum + cents, 0);
  const months = formatColumn([...monthlyCents, totalCents].map((cents) => cents / 100));
  const years = formatColumn([...costs.map(([, amount]) => amount), totalCosts]);
  return (
    <HeadedTable head={[`Costs in ${site.funding.costs.year}`]} amounts={['The year', 'A month']}>
      {[...costs.map(([name]) => name), 'Together'].map((name, index) => (
        <tr key={name} data-sum={index === costs.length ? '' : undefined}>
          <th scope="row" data-long={hasLongWord(name) ? '' : undefined}>
            {name}
          </th>
          <td data-align="right">{years[index]}</td>
          <td data-align="right">{months[index]}</td>
        </tr>
      ))}
    </HeadedTable>
  );
}

/**
 * Renders a table of the dues of groups: what the people pay if each becomes a member and, where
 * organizations may join, what they pay together as an organization.
 *
 * @param name the name of the table for screen readers, if it is not that of the heading above it
 */
export function GroupDues({ name }: { name?: string }) {
  const { dues, organizations } = site;
  const period = `a ${dues.period}`;
  const canJoinTogether = isPresent(organizations.who);
  return (
    <HeadedTable
      aria-label={name}
      head={['People']}
      amounts={[
        `Each a member, ${period}`,
        ...(canJoinTogether ? [`As an organization, ${period}`] : []),
      ]}
    >
      {GROUP_SIZES.map((size) => (
        <tr key={size}>
          <th scope="row">{size}</th>
          <td data-align="right">{formatEuros(size * dues.amount)}</td>
          {canJoinTogether && (
            <td data-align="right">
              {formatEuros(duesAsOrganization(size, dues.amount, organizations))}
            </td>
          )}
        </tr>
      ))}
    </HeadedTable>
  );
}

/** Renders a table of what the association does not offer, and of who else does. */
export const Elsewhere = () => (
  <HeadedTable head={['You need', 'You find it at']}>
    {site.elsewhere?.services.map(({ what, name, address }) => (
      <tr key={what}>
        <th scope="row">{what}</th>
        <td>
          <Link href={address}>{name}</Link>
        </td>
      </tr>
    ))}
  </HeadedTable>
);

/** Lists links to the association's accounts on social networks, if there are any. */
export function SocialNetworks() {
  return (
    site.socialNetworks.length > 0 && (
      <ul>
        {site.socialNetworks.map((address) => (
          <li key={address}>
            News in public: <Link href={address}>{address.replace(/^https?:\/\//, '')}</Link>
          </li>
        ))}
      </ul>
    )
  );
}

/**
 * Matches the words about a document and, after them, its address: `https://…`, or a file of this
 * site, such as `/fr/minutes.pdf`. Either of the two may be missing.
 */
const WORDS_AND_ADDRESS = /^(.*?)(?:(?:^| )(https?:\S+|\/\S+\.\w+))?$/;

/**
 * Renders a row of the table of published documents: the title of a document, and the words of its
 * fact. If the fact ends with an address, the title is a link to this address. Renders nothing if
 * the fact is `none`.
 *
 * @param of the path of the fact in site.yaml
 * @param children the title of the document
 */
export function PublishedRow({ of: path, children: title }: { of: string; children: ReactNode }) {
  const value = String(requireFact(`<PublishedRow of="${path}">`, path));
  const [, words, address] = WORDS_AND_ADDRESS.exec(value) ?? [];
  return (
    isPresent(value) && (
      <tr>
        <th scope="row">{address ? <Link href={address}>{title}</Link> : title}</th>
        <td>{capitalize(words || 'full text')}</td>
      </tr>
    )
  );
}
