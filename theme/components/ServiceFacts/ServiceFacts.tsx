import type { ReactNode } from 'react';
import { site } from '../../../shared/configuration';
import { formatCount } from '../../../shared/numberInWords';
import { isPresent } from '../../../shared/when';
import {
  capitalize,
  costsOfMember,
  describeLimits,
  dues,
  duesOfPersonAndOrganization,
  findService,
  formatEuros,
  getHost,
  type Service,
} from '../../config/values';
import { usePage } from '../../page/page';
import { DescriptionList, Fact } from '../DescriptionList/DescriptionList';
import { ServiceIncidents } from '../Incidents/Incidents';
import { Link } from '../Link/Link';
import { RingMark } from '../Ring/RingMark';
import { ConfigValue } from '../SiteText/SiteText';
import { Withdrawal } from '../Withdrawal/Withdrawal';
import { describeAccess, describePrice, joiningGivesAccess } from './access';
import { splitAtWord } from './splitAtWord';

/**
 * Tells visitors to become members first, if members get an account for the service and other
 * people do not. Visitors whose organization is a member need not do this. Renders nothing for any
 * other service.
 */
export function MembersFirst({ id }: { id: string }) {
  return (
    joiningGivesAccess(findService(id)) && (
      <>
        <Link href="/docs/association#how-to-join">Become a member</Link>, unless you
        {isPresent(site.organizations.who) && ' or your organization'} already are.{' '}
      </>
    )
  );
}

/**
 * Renders a text. If the text contains the given word, the word is a link to the page about the
 * association.
 *
 * @param headingId the id of a heading on that page
 */
function TextWithLinkedWord({
  text,
  word,
  headingId,
}: {
  text: string;
  word: string;
  headingId: string;
}) {
  const [before, foundWord, after] = splitAtWord(text, word);
  return (
    <>
      {before}
      {foundWord && (
        // prefetch.ts fetches the page of the first link of the text in advance. With `rel`, this
        // link does not count as the first one.
        <Link href={`/docs/association#${headingId}`} rel="help">
          {foundWord}
        </Link>
      )}
      {after}
    </>
  );
}

function describeBackups({ backups }: Service): string {
  const { content, frequency, keptDays, place } = site.backups;
  if (backups !== undefined) {
    return capitalize(backups);
  }
  return isPresent(content)
    ? `${capitalize(frequency)}, kept for ${formatCount(Number(keptDays), 'day')}, ${place}`
    : 'None';
}

/**
 * Renders what follows the lead on the page of a service: the mark of the service, a button that
 * opens the service, and its facts from services.yaml. The lead says what the service is for, and
 * the facts answer what else newcomers ask of each service: eleven questions, in the same order and
 * words on each page. The answers from the language on are folded, with more facts after them.
 *
 * @param children more facts, which only this service has
 */
export function ServiceFacts({ children }: { children?: ReactNode }) {
  // The id comes from the address of the page. If pages contained the id, an author who copies a
  // page could forget to change it.
  const id = usePage().routePath.replace(/.*\//, '');
  const service = findService(id);
  const host = getHost(service);
  const price = capitalize(describePrice(service, dues !== undefined));
  const access = describeAccess(service);
  const costOfMember = costsOfMember?.find(({ name }) => name === service.name);
  const costInWords =
    costOfMember &&
    `${formatEuros(costOfMember.cents / 100)} for each member in ${site.funding.costs.year}`;
  const isForMembers = joiningGivesAccess(service);
  const { decisionDays } = site.joining;
  return (
    <>
      <RingMark id={id} />
      <p>
        <Link href={service.address} className="button">
          Open {service.name}
        </Link>
      </p>
      <DescriptionList isShort>
        <Fact name="Instead of">{capitalize(service.replaces.join(', '))}</Fact>
        <Fact name="For whom">
          {isForMembers ? (
            <TextWithLinkedWord text={access} word="members" headingId="how-to-join" />
          ) : (
            access
          )}
        </Fact>
        <Fact name="Price">
          <TextWithLinkedWord text={price} word="dues" headingId="how-it-is-funded" />
          {price.includes('dues') && ` (${duesOfPersonAndOrganization})`}
        </Fact>
        <Fact name="How soon">
          {capitalize(service.delay)}
          {isForMembers &&
            `; if you are not a member yet, first up to ${decisionDays} days to become one`}
        </Fact>
        <Fact name="Limits">{capitalize(describeLimits(service))}</Fact>
      </DescriptionList>
      {isPresent(service.price) && <Withdrawal />}
      <details>
        <summary>Language, data, leaving, software</summary>
        <DescriptionList>
          <Fact name="Language">{capitalize(service.language)}</Fact>
          <Fact name="Where the data is">
            {host.country}, at {host.name}
            {host.safeguard && ` (${host.safeguard})`}
          </Fact>
          <Fact name="Backups">
            <Link href="/cgu#backups">{describeBackups(service)}</Link>
          </Fact>
          <Fact name="Who can read it">
            {capitalize(service.readers)}; our administrators can
            {service.features?.endToEndEncryption && ', unless it is encrypted'}, but{' '}
            <Link href="/cgu#your-content">must not</Link>
          </Fact>
          <Fact name="How to leave">
            <Link href="#taking-your-data-out">Take your data out</Link>: {service.export}
          </Fact>
          <Fact name="Does it work now?">
            {isPresent(site.links.status) ? (
              <Link href={site.links.status}>Status page</Link>
            ) : (
              <Link href="/blog/archive">News</Link>
            )}
          </Fact>
          {costInWords && <Fact name="What it cost us">{costInWords}</Fact>}
          {children}
          <Fact name="Open since">
            <ConfigValue of="since" id={id} />
          </Fact>
          <Fact name="Software and license">
            {service.software.map(({ name, version, license, website, source }) => (
              <span key={name}>
                <Link href={website}>{name}</Link>
                {` ${isPresent(version) ? `${version}, ` : ''}${license} (`}
                <Link href={source} aria-label={`Source code of ${name}`}>
                  source
                </Link>
                )
              </span>
            ))}
            {service.checkedOn && (
              <span>
                <small>
                  Versions, limits and price checked on <ConfigValue of="checkedOn" id={id} />
                </small>
              </span>
            )}
          </Fact>
        </DescriptionList>
      </details>
      <ServiceIncidents />
    </>
  );
}
