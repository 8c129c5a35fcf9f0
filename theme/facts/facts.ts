import { services } from '../../services.config';
import { site } from '../../site.config';

/** `a, b and c` */
export const inWords = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

export const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

export type Service = (typeof services)[number];

/** Who runs the machines of a service, in which country, and what protects the data there. */
export const hostOf = ({ host }: Service): NonNullable<Service['host']> => host ?? site.host;

/** The limits of a service in a sentence. */
export const limitsOf = ({ limits, quotas = {} }: Service): string =>
  [limits, ...Object.entries(quotas).map(([what, figure]) => `${what}: ${figure}, set by us`)].join('; ');

/** The hosts of the site and of all services, each once. */
export const hosts = [
  ...new Map(
    [site.host, ...services.map(hostOf)].map((host) => [`${host.name}, ${host.country}`, host]),
  ).values(),
];

/** Everybody else who receives data. */
export const recipients = [
  { ...site.registrar, role: 'registrar of domain names' },
  ...site.recipients,
  ...(site.search ? [{ ...site.search, role: 'search of this site' }] : []),
];

/** What the year of `funding.costs` cost, by service. */
export const costs = [
  ...services.map(({ name, costs: amount }) => [name, amount] as const),
  ['What all share', site.funding.costs.shared] as const,
];
export const costsTogether = costs.reduce((sum, [, amount]) => sum + amount, 0);

/** The services that have a price. */
export const pricedServices = services.filter(({ price }) => price !== 'none');

/** A price in euros: `€20`, `€2.50`. */
export const euros = (amount: number): string =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);

/** What a member pays, in words: `€24 a year`; undefined where membership costs nothing. */
export const dues = site.dues.amount > 0 ? `${euros(site.dues.amount)} a ${site.dues.period}` : undefined;
