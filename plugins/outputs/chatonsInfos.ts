import type { ServiceConfig, SiteConfig } from '../../shared/schemas/schemas.ts';

/**
 * The folder in which StatoolInfos, the program of the collective CHATONS, looks for files:
 * https://forge.devinsy.fr/statool/statoolinfos
 */
const CHATONS_INFOS_FOLDER = '.well-known/chatonsinfos/';

/**
 * The whole address of the site, with a slash at its end, and the day of the build: `2025-01-20`.
 */
type Deployment = { url: string; day: string };

/** Who can have an account, in the words of the format ChatonsInfos. */
const REGISTRATION_WORDS = { closed: 'Member', free: 'Free', members: 'Member', clients: 'Client' };

/**
 * Returns who can use a service. `None` means that people can use it without an account, not that
 * accounts are closed.
 */
const registrationOf = ({ access, registration }: ServiceConfig): string =>
  access === 'everyone'
    ? [
        'None',
        ...(registration && registration !== 'closed' ? [REGISTRATION_WORDS[registration]] : []),
      ].join(';')
    : REGISTRATION_WORDS[registration ?? 'members'];

/**
 * The kinds of machines on which services run, in the words of the format ChatonsInfos. For the
 * format, a virtual machine of a provider is outsourced.
 */
const HOST_WORDS = {
  own: { server: 'PHYSICAL', provider: 'HOSTEDBAY' },
  rented: { server: 'PHYSICAL', provider: 'HOSTEDSERVER' },
  virtual: { server: 'VIRTUAL', provider: 'OUTSOURCED' },
};

/**
 * Returns the text of a file of lines `key = value`. Leaves out keys without a value, and turns
 * line breaks in values into spaces.
 */
const toPropertiesText = (values: Record<string, string | undefined>) =>
  Object.entries(values)
    .filter(([, value]) => value)
    .map(([key, value]) => `${key} = ${value?.replace(/\s+/g, ' ').trim()}\n`)
    .join('');

/** Returns the properties with which each file begins; `file` is the path of the file. */
const headProperties = (
  kind: 'Organization' | 'Service',
  { url, day }: Deployment,
  file: string,
) => ({
  'file.class': kind,
  'file.protocol': 'ChatonsInfos-0.4',
  'file.datetime': `${day}T00:00:00`,
  'file.generator': 'build of the website',
  'file.url': url + file,
});

/**
 * Returns the key for the costs of a year, in euros. The format has no key for them, so the key
 * begins with `x-`, as keys of our own do.
 */
const costsKey = ({ funding }: SiteConfig) => `x-metrics.costs.${funding.costs.year}`;

/** Returns the path of the association's file. Its name is the host of the site without `www.`. */
export const organizationFile = ({ url }: Deployment) =>
  `${CHATONS_INFOS_FOLDER}${new URL(url).hostname.replace(/^www\./, '')}.properties`;

/** Returns the path of the file of a service. */
export const serviceFile = ({ id }: ServiceConfig) => `${CHATONS_INFOS_FOLDER}${id}.properties`;

/**
 * Returns the text of the association's .properties file. It also has the address of each service's
 * file.
 */
export function makeOrganizationProperties(
  site: SiteConfig,
  services: ServiceConfig[],
  deployment: Deployment,
): string {
  const { url } = deployment;
  const { memberSince } = site.collective;
  return toPropertiesText({
    ...headProperties('Organization', deployment, organizationFile(deployment)),
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
    ...(memberSince !== 'none' && {
      'organization.memberof.chatons.startdate': memberSince,
      'organization.memberof.chatons.status.level': 'ACTIVE',
    }),
    'organization.country.name': 'France',
    'organization.country.code': 'FR',
    ...(site.links.donation !== 'none' && { 'organization.funding.custom': site.links.donation }),
    [costsKey(site)]: String(
      services.reduce((sum, { costs }) => sum + costs, site.funding.costs.shared),
    ),
    ...Object.fromEntries(
      services.map((service) => [`subs.${service.id}`, url + serviceFile(service)]),
    ),
  });
}

/** Returns the text of a service's .properties file. */
export function makeServiceProperties(
  site: SiteConfig,
  service: ServiceConfig,
  deployment: Deployment,
): string {
  const { url } = deployment;
  const servicePageUrl = `${url}docs/services/${service.id}`;
  const [software] = service.software;
  const host = service.host ?? site.host;
  const hostWords = HOST_WORDS[host.control];
  const isFull = service.registration === 'closed' && service.access !== 'everyone';
  const hasSpdxLicense = /^[\w.-]+$/.test(software?.license ?? ' ');
  return toPropertiesText({
    ...headProperties('Service', deployment, serviceFile(service)),
    'service.name': service.name,
    'service.description': service.purpose,
    'service.website': service.address,
    'service.legal.url': `${url}cgu`,
    'service.guide.user': servicePageUrl,
    'service.contact.url': `${servicePageUrl}#help`,
    'service.contact.email': site.contact.support,
    'service.startdate': service.since,
    'service.status.level': 'OK',
    'service.registration': registrationOf(service),
    'service.registration.load': isFull ? 'FULL' : 'OPEN',
    'software.name': software?.name,
    'software.website': software?.website,
    'software.version': software?.version === 'none' ? undefined : software?.version,
    'software.license.name': software?.license,
    'software.license.url': hasSpdxLicense
      ? `https://spdx.org/licenses/${software?.license}.html`
      : undefined,
    'software.source.url': software?.source,
    'host.name': host.name,
    'host.server.type': hostWords.server,
    'host.provider.type': hostWords.provider,
    'host.country.name': host.country,
    [costsKey(site)]: String(service.costs),
  });
}
