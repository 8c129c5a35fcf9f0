import type { ReactNode } from 'react';
import { site } from '../../../shared/configuration';
import { isPresent } from '../../../shared/when';
import { duesAsOrganization } from '../../config/groupDues';
import { capitalize, costs, formatEuros, requireFact, totalCosts } from '../../config/values';
import { Link } from '../Link/Link';
import { HeadedTable } from '../TableScroll/HeadedTable';
import { hasLongWord } from '../TableScroll/longWord';

/** Renders a table of the costs of a year: of each service, the shared costs, and the sum. */
export function Costs() {
  return (
    <HeadedTable head={[`Costs in ${site.funding.costs.year}`, 'The year', 'A month']} data-bold="">
      {[...costs, ['Together', totalCosts] as const].map(([name, amount]) => (
        <tr key={name}>
          <th scope="row" data-long={hasLongWord(name) ? '' : undefined}>
            {name}
          </th>
          <td>{formatEuros(amount)}</td>
          <td>{formatEuros(Math.round((100 * amount) / 12) / 100)}</td>
        </tr>
      ))}
    </HeadedTable>
  );
}

/** The sizes of the groups for which a table shows what they pay. */
const GROUP_SIZES = [5, 10, 15, 20, 30];

/**
 * Renders a table of the dues of groups: what the people pay if each becomes a member and, where
 * organizations may join, what they pay together as an organization.
 */
export function GroupDues() {
  const { dues, organizations } = site;
  const period = `a ${dues.period}`;
  const canJoinTogether = isPresent(organizations.who);
  return (
    <HeadedTable
      head={[
        'People',
        `Each a member, ${period}`,
        ...(canJoinTogether ? [`As an organization, ${period}`] : []),
      ]}
    >
      {GROUP_SIZES.map((size) => (
        <tr key={size}>
          <th scope="row">{size}</th>
          <td>{formatEuros(size * dues.amount)}</td>
          {canJoinTogether && (
            <td>{formatEuros(duesAsOrganization(size, dues.amount, organizations))}</td>
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
            <Link href={address}>{address.replace(/^https?:\/\//, '')}</Link>
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
 * fact. If the fact ends with an address, the title is a link to this address.
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
