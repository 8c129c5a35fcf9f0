import type { ReactNode } from 'react';
import { longDate } from '../../../shared/longDate';
import { site } from '../../../site.config';
import { inWords, isPresent, serviceOf, valueAt, valueFor } from '../../config/values';
import { Link } from '../Link/Link';

/** The association's name. */
export function SiteName() {
  return <span lang="fr">{site.name}</span>;
}

/** A link to an address of site.config.ts, by its path: `links.status`, `documents.minutes`; without words, its host. */
export function SiteLink({ to, children }: { to: string; children?: ReactNode }) {
  const href = String(valueFor(`<SiteLink to="${to}">`, to));
  if (href === 'none') {
    throw new Error(
      `<SiteLink to="${to}">: it is 'none' in site.config.ts: put what is said of it into a When (CONTRIBUTING.md)`,
    );
  }
  return <Link href={href}>{children ?? new URL(href, site.origin).host}</Link>;
}

/** A mail link to one of the `contact` addresses of site.config.ts. */
export function ContactLink({ to }: { to: keyof typeof site.contact }) {
  const address = String(valueFor(`<ContactLink to="${to}" />`, `contact.${to}`));
  return <a href={`mailto:${address}`}>{address}</a>;
}

/** A link to the address of a service. */
export function ServiceAddress({ id }: { id: string }) {
  const { address } = serviceOf(id);
  return <Link href={address}>{new URL(address).host}</Link>;
}

/** The bare host name of a service, to be typed. */
export function ServiceHost({ id }: { id: string }) {
  return <code>{new URL(serviceOf(id).address).host}</code>;
}

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Where a value is: its path in site.config.ts or, with `id`, in that service of services.config.ts. */
interface Place {
  of: string;
  id?: string;
}

/** A value of the configuration in words, a number with its noun. */
export function ConfigValue({ of: path, id, noun }: Place & { noun?: string }): ReactNode {
  const value = valueFor(`<ConfigValue${id ? ` id="${id}"` : ''} of="${path}" />`, path, id);
  if (typeof value === 'string' && DAY.test(value)) {
    return <time dateTime={value}>{longDate(value)}</time>;
  }
  if (typeof value === 'boolean') {
    return value ? 'on' : 'off';
  }
  if (noun) {
    return `${value} ${noun}${value === 1 ? '' : 's'}`;
  }
  return Array.isArray(value) ? inWords(value.map(String)) : String(value);
}

interface Condition extends Place {
  /** The value that is required, where not every value will do. */
  is?: string;
  children: ReactNode;
}

const isTrue = ({ of: path, id, is }: Condition) =>
  is === undefined ? isPresent(valueAt(path, id)) : valueAt(path, id) === is;

/** Shows its children if the configuration has the value, or the feature is on. */
export const When = (condition: Condition) => isTrue(condition) && condition.children;

/** Shows its children if the configuration lacks the value, or the feature is off. */
export const WhenNot = (condition: Condition) => !isTrue(condition) && condition.children;
