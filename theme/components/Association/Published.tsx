import { site } from '../../../site.config';
import { capitalized, costsTogether, euros, inWords } from '../../facts/facts';
import { hasFact } from '../Fact/hasFact';
import { Link } from '../Link/Link';
import { TableScroll } from '../TableScroll/TableScroll';

const { documents, funding, registrar } = site;

/** What the charter asks a host to publish, by its name in `published` or `documents` of site.config.ts. */
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

const inShort: Record<string, string> = {
  ...site.published,
  accounts: `in ${funding.costs.year} ${euros(funding.income)} came in, and ${euros(costsTogether)} was spent`,
  registrar: `${registrar.name}, ${registrar.country}`,
};

const addresses: Record<string, string> = documents;

const subjects = Object.entries(SUBJECTS).map(([name, title]) => ({
  title,
  words: hasFact(inShort[name]) ? capitalized(String(inShort[name])) : undefined,
  address: hasFact(addresses[name]) ? addresses[name] : undefined,
}));

/** All of it: each subject in short, with a link to the whole where that is online. */
export function Published() {
  const others = subjects.filter(({ words, address }) => !words && !address).map(({ title }) => title);
  return (
    <>
      <TableScroll>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">In short</th>
          </tr>
        </thead>
        <tbody>
          {subjects
            .filter(({ words, address }) => words || address)
            .map(({ title, words, address }) => (
              <tr key={title}>
                <td>{address ? <Link href={address}>{title}</Link> : title}</td>
                <td>{words ?? 'Full text'}</td>
              </tr>
            ))}
        </tbody>
      </TableScroll>
      {others.length > 0 && <p>Not online, so ask us: {inWords(others)}.</p>}
    </>
  );
}
