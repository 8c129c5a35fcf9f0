import { site } from '../../../site.config';
import { costsTogether, euros, inWords } from '../../facts/facts';
import { hasFact } from '../Fact/hasFact';
import { Link } from '../Link/Link';
import { TableScroll } from '../TableScroll/TableScroll';

const { documents, funding, joining, registrar } = site;

/** What the charter asks a host to publish, by its name in `published` or `documents` of site.config.ts. */
const SUBJECTS = {
  accounts: 'Accounts',
  activityReports: 'Activity reports',
  usageFigures: 'Usage figures, without personal data',
  authorityRequests: 'Requests from authorities',
  pay: 'Pay, from the lowest to the highest',
  meetings: 'When and where you can meet us',
  education: 'How you can learn with us',
  otherHosts: 'Help for other hosts to begin',
  contributions: 'What we give back to free software',
  infrastructure: 'How the servers are built and connected',
  softwareList: 'Programs installed on the servers, year by year',
  procedures: 'How each service is installed and looked after',
  registrar: 'Who registers our domain names',
  securityPolicy: 'Security policy',
  confidentiality: 'What the administrators have signed',
  securityCheck: 'Last check of the security headers',
  internalRules: 'Internal rules',
  minutes: 'Minutes of the assemblies',
};

const inShort: Record<string, string> = {
  ...site.published,
  accounts: `in ${funding.costs.year} ${euros(funding.income)} came in, and ${euros(costsTogether)} was spent`,
  registrar: `${registrar.name}, ${registrar.country}`,
};

const addresses: Record<string, string> = {
  ...documents,
  meetings: hasFact(joining.meetings) ? '/docs/association#how-to-join' : 'none',
};

const subjects = Object.entries(SUBJECTS).map(([name, title]) => ({
  title,
  words: hasFact(inShort[name]) ? inShort[name] : undefined,
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
                <td>{words ?? 'See there.'}</td>
              </tr>
            ))}
        </tbody>
      </TableScroll>
      {others.length > 0 && <p>On request, and not online: {inWords(others)}.</p>}
    </>
  );
}
