import { site } from '../../../site.config';
import { costs, costsTogether, euros } from '../../config/values';
import { Link } from '../Link/Link';
import { HeadedTable } from '../TableScroll/HeadedTable';

/** What a year cost: each service, what all share, and the sum. */
export function Costs() {
  return (
    <HeadedTable head={[`Costs in ${site.funding.costs.year}`, 'The year', 'A month']}>
      {[...costs, ['Together', costsTogether] as const].map(([name, amount]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{euros(amount)}</td>
          <td>{euros(Math.round((100 * amount) / 12) / 100)}</td>
        </tr>
      ))}
    </HeadedTable>
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
