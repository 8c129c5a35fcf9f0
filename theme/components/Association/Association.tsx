import type { ReactNode } from 'react';
import { site } from '../../../shared/configuration';
import { isPresent } from '../../../shared/when';
import { capitalized, costs, costsTogether, euros, valueFor } from '../../config/values';
import { Link } from '../Link/Link';
import { HeadedTable } from '../TableScroll/HeadedTable';
import { hasLongWord } from '../TableScroll/longWord';

/** The costs of a year: each service, the shared ones, and the sum. */
export function Costs() {
  return (
    <HeadedTable head={[`Costs in ${site.funding.costs.year}`, 'The year', 'A month']}>
      {[...costs, ['Together', costsTogether] as const].map(([name, amount]) => (
        <tr key={name}>
          <th scope="row" data-long={hasLongWord(name) ? '' : undefined}>
            {name}
          </th>
          <td>{euros(amount)}</td>
          <td>{euros(Math.round((100 * amount) / 12) / 100)}</td>
        </tr>
      ))}
    </HeadedTable>
  );
}

/** Links to the association's accounts on social networks, if any. */
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
 * Splits a text into a few words about a document and its address: `https://…`, or a file of this
 * site, `/fr/minutes.pdf`.
 */
const ADDRESS_AT_END = /^(.*?)(?:(?:^| )(https?:\S+|\/\S+\.\w+))?$/;

/**
 * A row of what is published: its title, which leads to the address at the end of the value if
 * there is one, and the words.
 */
export function PublishedRow({ of: path, children: title }: { of: string; children: ReactNode }) {
  const value = String(valueFor(`<PublishedRow of="${path}">`, path));
  const [, words, address] = ADDRESS_AT_END.exec(value) ?? [];
  return (
    isPresent(value) && (
      <tr>
        <td>{address ? <Link href={address}>{title}</Link> : title}</td>
        <td>{capitalized(words || 'full text')}</td>
      </tr>
    )
  );
}
