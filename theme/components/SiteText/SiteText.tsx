import { Fragment, type ReactNode } from 'react';
import { services, site } from '../../../shared/configuration';
import { formatLongDate } from '../../../shared/longDate';
import { formatCount } from '../../../shared/numberInWords';
import { type Condition, isConditionMet } from '../../../shared/when';
import { facts, findService, joinInWords, requireFact } from '../../config/values';
import { useEnglishLang } from '../../page/page';
import { Link } from '../Link/Link';

/** Shows the association's name. */
export function SiteName() {
  return <span lang="fr">{site.name}</span>;
}

/**
 * Links to an address of site.yaml. Without children, the text of the link is the host of the
 * address.
 *
 * @param to the path of the address: `links.status`, `documents.minutes`
 * @throws Error if site.yaml has no such address
 */
export function SiteLink({ to, children }: { to: string; children?: ReactNode }) {
  const href = String(requireFact(`<SiteLink to="${to}">`, to));
  if (href === 'none') {
    throw new Error(
      `<SiteLink to="${to}">: it is 'none' in site.yaml: ` +
        'put what is said of it into a When (CONTRIBUTING.md)',
    );
  }
  return <Link href={href}>{children ?? new URL(href, site.origin).host}</Link>;
}

/** Renders an email link to one of the `contact` addresses of site.yaml. */
export function ContactLink({ to }: { to: keyof typeof site.contact }) {
  const address = String(requireFact(`<ContactLink to="${to}" />`, `contact.${to}`));
  return <a href={`mailto:${address}`}>{address}</a>;
}

/** Links to the address of a service. */
export function ServiceAddress({ id }: { id: string }) {
  const { address } = findService(id);
  return <Link href={address}>{new URL(address).host}</Link>;
}

/**
 * Links to the pages of several services. The links are the names of the services, with “or” before
 * the last one. Services that the site does not have are left out.
 *
 * @throws Error if the site has none of them
 */
export function ServiceLinks({ id: ids }: { id: readonly string[] }) {
  const englishLang = useEnglishLang();
  const listedServices = services.filter(({ id }) => ids.includes(id));
  if (listedServices.length === 0) {
    const tag = `<ServiceLinks id={[${ids.map((id) => `'${id}'`).join(', ')}]} />`;
    throw new Error(`${tag}: there is no such service: put what is said of them into a When`);
  }
  return listedServices.map(({ id, name }, index) => (
    <Fragment key={id}>
      {index > 0 &&
        (index < listedServices.length - 1 ? ', ' : <span lang={englishLang}> or </span>)}
      <Link href={`/docs/services/${id}`}>{name}</Link>
    </Fragment>
  ));
}

/** Shows the bare host name of a service, for visitors who have to type it. */
export function ServiceHost({ id }: { id: string }) {
  return <code>{new URL(findService(id).address).host}</code>;
}

const DAY_PATTERN = /^\d{4}-\d\d-\d\d$/;

interface ConfigValueProps {
  /** The path of the fact: in site.yaml, in `derived`, or with an `id`, in that service. */
  of: string;
  /** The id of a service. */
  id?: string;
  noun?: string;
}

/**
 * Returns English words for a fact that is true, false, or a number with a noun; undefined for any
 * other fact.
 */
function formatInEnglish(value: unknown, noun: string | undefined): string | undefined {
  if (typeof value === 'boolean') {
    return value ? 'on' : 'off';
  }
  return noun && typeof value === 'number' ? formatCount(value, noun) : undefined;
}

/**
 * Shows a fact in words. With `noun`, a number is shown with this noun: `30 days`. On a French
 * page, days and the words of `formatInEnglish` are marked as English.
 */
export function ConfigValue({ of: path, id, noun }: ConfigValueProps): ReactNode {
  const englishLang = useEnglishLang();
  const value = requireFact(`<ConfigValue${id ? ` id="${id}"` : ''} of="${path}" />`, path, id);
  if (typeof value === 'string' && DAY_PATTERN.test(value)) {
    return (
      <time dateTime={value} lang={englishLang}>
        {formatLongDate(value)}
      </time>
    );
  }
  const englishWords = formatInEnglish(value, noun);
  if (englishWords) {
    return englishLang ? <span lang={englishLang}>{englishWords}</span> : englishWords;
  }
  return Array.isArray(value) ? joinInWords(value.map(String)) : String(value);
}

type ConditionalProps = Condition & { children: ReactNode };

/**
 * Shows its children if the condition is met (`isConditionMet`): the service exists, the feature is
 * on, or the fact exists, has the value of `is`, or is a version from `from` on.
 */
export const When = ({ children, ...condition }: ConditionalProps) =>
  isConditionMet(condition, facts) && children;

/** Shows its children if `When` would hide them for the same condition. */
export const WhenNot = ({ children, ...condition }: ConditionalProps) =>
  !isConditionMet(condition, facts) && children;
