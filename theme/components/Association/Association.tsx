import { site } from '../../../site.config';
import { capitalized, costs, costsTogether, euros, isPresent } from '../../config/values';
import { Link } from '../Link/Link';
import { HeadedTable } from '../TableScroll/HeadedTable';

/** The costs of a year: each service, the shared ones, and the sum. */
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

const { documents, funding, registrar } = site;

/** Titles of what the charter asks a host to publish, by name in `published` or `documents` of site.config.ts. */
const SUBJECTS = {
  accounts: 'Accounts',
  activityReports: 'Activity reports',
  usageFigures: 'Usage figures, without personal data',
  authorityRequests: 'Requests from authorities',
  pay: 'Highest and lowest pay',
  education: 'Learning with us',
  otherHosts: 'Help for new hosts',
  contributions: 'What we give back to free software',
  infrastructure: 'How the servers are built and connected',
  softwareList: 'Programs on the servers, year by year',
  procedures: 'How services are installed and looked after',
  registrar: 'Registrar of our domain names',
  securityPolicy: 'Security policy',
  securityCheck: 'Last check of the security headers',
  confidentiality: 'What the administrators have signed',
  internalRules: 'Internal rules',
  minutes: 'Minutes of the assemblies',
};

const income = `in ${funding.costs.year} ${euros(funding.income)} came in, and ${euros(costsTogether)} was spent`;

/** The short text of each, followed by the address of the full text, if any. */
const texts: Record<string, string> = {
  ...documents,
  ...site.published,
  accounts: [income, documents.accounts].filter(isPresent).join(' '),
  registrar: `${registrar.name}, ${registrar.country}`,
};

/** Each subject in short, with a link to the full text where that is online. */
export function TransparencyTable() {
  return (
    <HeadedTable head={['What', 'In short']}>
      {Object.entries(SUBJECTS)
        .filter(([name]) => isPresent(texts[name]))
        .map(([name, title]) => {
          const [, words, address] = /^(.*?) ?(https?:\S+)?$/.exec(texts[name] ?? '') ?? [];
          return (
            <tr key={name}>
              <td>{address ? <Link href={address}>{title}</Link> : title}</td>
              <td>{capitalized(words || 'full text')}</td>
            </tr>
          );
        })}
    </HeadedTable>
  );
}
