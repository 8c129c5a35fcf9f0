import type { ServiceConfig, SiteConfig } from '../siteConfig/schema.ts';

/** The folder in which StatoolInfos, the collective's program, looks for the files: https://forge.devinsy.fr/statool/statoolinfos */
export const FOLDER = '.well-known/chatonsinfos/';

/** The address and the day of the site that is being built. */
export interface Deployment {
  /** Whole address of the site, with the base and a slash at its end. */
  url: string;
  /** Day of the build: `2025-01-20`. */
  day: string;
}

/** Who may open an account, in the vocabulary of the format. Whether one may at present is another of its keys. */
const REGISTRATION = { closed: 'Member', free: 'Free', members: 'Member', clients: 'Client' };

/**
 * Who may use a service. `None` says that it can be used without an account, not that accounts are closed.
 * What may have several values separates them with semicolons (GENERAL.md of https://forge.devinsy.fr/statool/statoolinfos).
 */
const registrationOf = ({ access, registration }: ServiceConfig): string =>
  access === 'everyone'
    ? ['None', ...(registration && registration !== 'closed' ? [REGISTRATION[registration]] : [])].join(';')
    : REGISTRATION[registration ?? 'members'];

/** What the machines are, in the vocabulary of the format, which calls virtual machines of a provider outsourced. */
const MACHINES = {
  own: { server: 'PHYSICAL', provider: 'HOSTEDBAY' },
  rented: { server: 'PHYSICAL', provider: 'HOSTEDSERVER' },
  virtual: { server: 'VIRTUAL', provider: 'OUTSOURCED' },
};

/** Lines `key = value`. Keys without a value are left out, line breaks in values become spaces. */
function propertiesText(values: Record<string, string | undefined>): string {
  return Object.entries(values)
    .filter(([, value]) => value)
    .map(([key, value]) => `${key} = ${value?.replace(/\s+/g, ' ').trim()}\n`)
    .join('');
}

const fileHead = (kind: 'Organization' | 'Service', { day }: Deployment, url: string) => ({
  'file.class': kind,
  'file.protocol': 'ChatonsInfos-0.4',
  'file.datetime': `${day}T00:00:00`,
  'file.generator': 'build of the website',
  'file.url': url,
});

/**
 * What a year cost, in euros. We know of no metric for costs in the format, which lists its keys, so this one stands
 * in a section of our own: the first word of a key is its section (CONCEPT.md of https://forge.devinsy.fr/statool/statoolinfos).
 */
const costsMetric = ({ funding }: SiteConfig, amount: number): Record<string, string> => ({
  [`x-metrics.costs.${funding.costs.year}`]: String(amount),
});

/** A value, unless there is nothing of the kind. */
const unlessNone = (value: string) => (value === 'none' ? undefined : value);

/** File of the organization, named after the site's host. */
export const organizationFile = ({ url }: Deployment) =>
  `${FOLDER}${new URL(url).hostname.replace(/^www\./, '')}.properties`;

export const serviceFile = ({ id }: ServiceConfig) => `${FOLDER}${id}.properties`;

/** The properties of the association, and the addresses of its services' files. */
export function organizationProperties(
  site: SiteConfig,
  services: ServiceConfig[],
  deployment: Deployment,
): string {
  const { url } = deployment;
  const memberSince = unlessNone(site.collective.memberSince);
  return propertiesText({
    ...fileHead('Organization', deployment, url + organizationFile(deployment)),
    'organization.name': site.name,
    'organization.description': site.description,
    'organization.website': url,
    'organization.logo': `${url}favicon.svg`,
    'organization.type': 'ASSOCIATION',
    'organization.contact.url': `${url}docs/association`,
    'organization.contact.email': site.contact.general,
    'organization.legal.url': `${url}cgu`,
    'organization.guide.user': `${url}docs/`,
    'organization.status.level': 'ACTIVE',
    'organization.startdate': site.legal.foundedOn,
    'organization.memberof.chatons.startdate': memberSince,
    'organization.memberof.chatons.status.level': memberSince && 'ACTIVE',
    'organization.country.name': 'France',
    'organization.country.code': 'FR',
    'organization.funding.custom': site.links.donation,
    ...costsMetric(
      site,
      services.reduce((sum, { costs }) => sum + costs, site.funding.costs.shared),
    ),
    ...Object.fromEntries(services.map((service) => [`subs.${service.id}`, url + serviceFile(service)])),
  });
}

/** The properties of one service. */
export function serviceProperties(site: SiteConfig, service: ServiceConfig, deployment: Deployment): string {
  const { url } = deployment;
  const page = `${url}docs/services/${service.id}`;
  const { name, license, website, source, version } = service
    .software[0] as ServiceConfig['software'][number];
  const host = service.host ?? site.host;
  const isSpdx = /^[\w.-]+$/.test(license);
  return propertiesText({
    ...fileHead('Service', deployment, url + serviceFile(service)),
    'service.name': service.name,
    'service.description': service.purpose,
    'service.website': service.address,
    'service.legal.url': `${url}cgu`,
    'service.guide.user': page,
    'service.contact.url': `${page}#help`,
    'service.contact.email': site.contact.support,
    'service.startdate': service.since,
    'service.status.level': 'OK',
    'service.registration': registrationOf(service),
    'service.registration.load':
      service.registration === 'closed' && service.access !== 'everyone' ? 'FULL' : 'OPEN',
    'software.name': name,
    'software.website': website,
    'software.version': version,
    'software.license.name': license,
    'software.license.url': isSpdx ? `https://spdx.org/licenses/${license}.html` : undefined,
    'software.source.url': source,
    'host.name': host.name,
    'host.server.type': MACHINES[host.control].server,
    'host.provider.type': MACHINES[host.control].provider,
    'host.country.name': host.country,
    ...costsMetric(site, service.costs),
  });
}
