import type { ReactNode } from 'react';
import { services } from '../../../services.config';
import { site } from '../../../site.config';
import { Link } from '../Link/Link';
import { countInWords, numberInWords } from './numberInWords';

/** The association's name. */
export function SiteName() {
  return <span lang="fr">{site.name}</span>;
}

/** A link to one of the `links` of site.config.ts. */
export function SiteLink({ to, children }: { to: keyof typeof site.links; children: ReactNode }) {
  const href = site.links[to];
  if (!href) {
    throw new Error(`<SiteLink to="${to}">: site.config.ts has no such link`);
  }
  return <Link href={href}>{children}</Link>;
}

/** A mail link to one of the `contact` addresses of site.config.ts. */
export function ContactLink({ to }: { to: keyof typeof site.contact }) {
  const address = site.contact[to];
  if (!address) {
    throw new Error(`<ContactLink to="${to}" />: site.config.ts has no such contact`);
  }
  return <a href={`mailto:${address}`}>{address}</a>;
}

/** The service of that id in services.config.ts. Throws when there is none, which stops the build. */
export function serviceOf(id: string) {
  const service = services.find((candidate) => candidate.id === id);
  if (!service) {
    throw new Error(
      `services.config.ts has no service “${id}”: correct its id, or delete what is said of it`,
    );
  }
  return service;
}

/** How many services there are, in words: “nine”; with the noun, “one service” or “nine services”. */
export function ServiceCount({ withNoun = false }: { withNoun?: boolean }) {
  return <>{withNoun ? countInWords(services.length, 'service') : numberInWords(services.length)}</>;
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
